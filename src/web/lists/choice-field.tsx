import { type KeyboardEvent, lazy, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fieldId, type ListQuery } from '../data/list-query.ts';
import { Button } from '../ui/button.tsx';
import { CachedFragment } from '../ui/cached-fragment.tsx';
import { Icon } from '../ui/icon.tsx';
import type { FilterOption, FilterOptions } from './filter-options.ts';
import { type ChoiceFilter, optionsOf, valuesOf, valueText } from './list-filters.ts';
import { useDraft } from './use-draft.ts';

const loadPanel = () => import('./choice-panel.tsx');
/** The server has all parts at hand, and renders pages in one go. */
const ChoicePanel = import.meta.env.SSR
  ? (await loadPanel()).ChoicePanel
  : lazy(() => loadPanel().then((panel) => ({ default: panel.ChoicePanel })));

type ChoiceFieldProps = { filter: ChoiceFilter; query: ListQuery; offered: FilterOptions | null };

/**
 * A select for one value; a button beside it puts in its place a list of all values with their counts, of which several
 * can be chosen and others excluded. Without scripts the button asks the server for the page with that list open.
 */
export function ChoiceField({ filter, query, offered }: ChoiceFieldProps) {
  const { name, label } = filter;
  const id = fieldId(name);
  const { pathname } = useLocation();
  const field = useRef<HTMLDivElement>(null);
  const [open, toggle] = useOpen(query.choose === name, field);
  const options = open ? optionsOf(filter, offered) : (filter.values ?? offered?.values(name) ?? []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    toggle();
  };
  const several = valuesOf(query[name]).length > 1 || query[name]?.startsWith('-');
  const opener = (
    <Button
      className="choose"
      type="submit"
      name="choose"
      value={open ? '' : name}
      aria-expanded={open}
      aria-controls={open ? `${id}-values` : undefined}
      title={open ? 'Close' : 'Choose several, or exclude'}
      data-set={several ? '' : undefined}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={(event) => {
        event.preventDefault();
        toggle((event.nativeEvent as globalThis.PointerEvent).pointerType);
      }}
    >
      {open ? <Icon name="chevron-up" /> : <Icon name="list-checks" />}
      <span className="sr">{label}: several values</span>
    </Button>
  );
  // Most fields are closed and empty, and say the same in every list of their kind.
  const like = open || query[name] ? null : `choice ${pathname} ${name} ${options.length}`;
  return (
    <CachedFragment
      as="div"
      name={like}
      className="field"
      ref={field}
      onKeyDown={onKeyDown}
      data-open={open ? '' : undefined}
    >
      {open ? (
        <ChoicePanel id={`${id}-values`} filter={filter} text={query[name]} options={options} opener={opener} />
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          <span className="join">
            <ChoiceSelect id={id} filter={filter} value={query[name] ?? ''} options={options} />
            {opener}
          </span>
        </>
      )}
    </CachedFragment>
  );
}

/** Whether the list of values stands open; opening it moves the focus into it, closing it back to its button. */
function useOpen(initially: boolean, field: RefObject<HTMLElement | null>): [boolean, (pointer?: string) => void] {
  const [state, change] = useState({ open: initially, focus: '' });
  const { open } = state;
  useEffect(() => {
    if (state.focus) field.current?.querySelector<HTMLElement>(state.focus)?.focus();
  }, [state, field]);
  const toggle = (pointer?: string) => {
    // On a touch screen the keyboard would come up over the list.
    const next = open || pointer === 'touch' ? '.choose' : 'input[type="search"]';
    // What is there stays until the list is loaded.
    startTransition(() => change({ open: !open, focus: next }));
  };
  return [open, toggle];
}

type ChoiceSelectProps = {
  id: string;
  filter: Pick<ChoiceFilter, 'name' | 'any' | 'show'>;
  value: string;
  options: readonly FilterOption[];
};

/** One of the values; what the address says beside them stands as a value of its own. */
export const ChoiceSelect = import.meta.env.SSR ? WrittenSelect : ControlledSelect;

function ControlledSelect({ id, filter: { name, any, show }, value, options }: ChoiceSelectProps) {
  const [shown, shows] = useDraft(value);
  return (
    <select id={id} name={name} value={shown} onChange={({ target }) => shows(target.value)}>
      {withOthers(any, show, value, options).map((option) => (
        <option key={option.value} value={option.value} data-apart={option.apart}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** The same on the server, where the hundreds of options of a list would take most of its time as elements. */
function WrittenSelect({ id, filter: { name, any, show }, value, options }: ChoiceSelectProps) {
  const html = withOthers(any, show, value, options).map((option) => optionHtml(option, option.value === value));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: names and values are escaped
  return <select id={id} name={name} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

/** `apart`: it is none of the values that the filter takes. */
type WrittenOption = FilterOption & { apart?: '' };

function withOthers(
  any: string,
  show: ChoiceFilter['show'],
  value: string,
  options: readonly FilterOption[],
): WrittenOption[] {
  const known = value === '' || options.some((option) => option.value === value);
  const others: WrittenOption[] = known
    ? []
    : [
        {
          value,
          apart: '',
          name: valuesOf(value)
            .map(show ?? valueText(options))
            .join(', '),
        },
      ];
  return [{ value: '', name: any }, ...others, ...options];
}

const optionHtml = ({ value, name, apart }: WrittenOption, selected: boolean) =>
  `<option value="${escaped(value)}"${apart === undefined ? '' : ' data-apart=""'}${selected ? ' selected=""' : ''}>${escaped(name)}</option>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);
