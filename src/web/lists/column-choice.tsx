import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { prefer } from '../data/list-preferences.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { type Column, columnName, shownColumns, toggledColumns, USUAL_COLUMNS } from './list-columns.ts';

type ColumnChoiceProps<Card> = { kind: KindName; query: ListQuery; columns: readonly Column<Card>[] };

/**
 * Chooses the columns of the table. The address holds them, and the browser remembers them for the kind. A column that there is
 * no room for counts as one that is not shown, and is shown once it is chosen.
 */
export function ColumnChoice<Card>({ kind, query, columns }: ColumnChoiceProps<Card>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [draft, setDraft] = useDraft(query.columns);
  const chosen = draft === '' ? undefined : draft;
  const [withoutRoom, setWithoutRoom] = useState<ReadonlySet<string>>(new Set());
  // The panel may have been opened before React hydrated it.
  useEffect(() => setWithoutRoom(columnsWithoutRoom()), []);
  const shown = new Set(
    shownColumns(columns, chosen)
      .filter((column) => column.rank === undefined || !withoutRoom.has(columnName(column)))
      .map(columnName),
  );
  const toggle = (name: string) => {
    const next = toggledColumns(columns, shown, name);
    setDraft(next);
    prefer(kind, { columns: next });
    navigate(pathname + changed(query, { columns: next, page: query.page }), {
      preventScrollReset: true,
      replace: true,
    });
  };
  return (
    <details
      className="column-choice"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onToggle={() => setWithoutRoom(columnsWithoutRoom())}
    >
      <summary>
        Columns <Icon name="chevron-down" />
      </summary>
      <fieldset tabIndex={-1}>
        <legend className="sr-only">Columns of the table</legend>
        {columns.map((column) => {
          const name = columnName(column);
          return (
            <Checkbox key={name} name="columns" value={name} checked={shown.has(name)} onChange={() => toggle(name)}>
              <span>
                <span className="sr-only">Column</span> {column.label}
              </span>
            </Checkbox>
          );
        })}
        {query.columns !== undefined && query.columns !== USUAL_COLUMNS && (
          <ButtonLink
            variant="quiet"
            to={changed(query, { columns: USUAL_COLUMNS, page: query.page })}
            onClick={() => prefer(kind, { columns: '' })}
            preventScrollReset
            replace
          >
            As at first
          </ButtonLink>
        )}
      </fieldset>
    </details>
  );
}

/** The names of the columns that the table hides at this width. On phones none is: they stand below the names. */
function columnsWithoutRoom(): ReadonlySet<string> {
  const heads = document.querySelectorAll<HTMLElement>('.listing th[data-column]');
  const hidden = [...heads].filter((head) => getComputedStyle(head).display === 'none');
  return new Set(matchMedia('(min-width: 48rem)').matches ? hidden.map(({ dataset }) => dataset.column ?? '') : []);
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
