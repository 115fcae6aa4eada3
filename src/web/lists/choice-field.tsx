import { type KeyboardEvent, lazy, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { fieldId, type ListQuery } from '../data/list-query.ts';
import { Button } from '../ui/button.tsx';
import { CachedFragment } from '../ui/cached-fragment.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDraft } from '../ui/use-draft.ts';
import type { FilterOption, FilterOptions } from './filter-options.ts';
import { type ChoiceFilter, optionsOf, valuesOf, valueText } from './list-filters.ts';

const loadPanel = () => import('./choice-panel.tsx');
/** The server renders in one go and cannot wait for a lazy component. */
const ChoicePanel = import.meta.env.SSR
  ? (await loadPanel()).ChoicePanel
  : lazy(() => loadPanel().then((panel) => ({ default: panel.ChoicePanel })));

type ChoiceFieldProps = { filter: ChoiceFilter; query: ListQuery; filterOptions: FilterOptions | null };

/**
 * A select for one value. A button beside it replaces it by a panel of all values with their counts, where several can be
 * included and others excluded. Without scripts the button loads the page with the panel open.
 */
export function ChoiceField({ filter, query, filterOptions }: ChoiceFieldProps) {
  const { name, label } = filter;
  const id = fieldId(name);
  const { pathname } = useLocation();
  const field = useRef<HTMLDivElement>(null);
  const [open, toggle] = useOpen(query.choose === name, field);
  const options = open ? optionsOf(filter, filterOptions) : (filter.values ?? filterOptions?.values(name) ?? []);
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
      title={open ? 'Close' : filter.includeOnly ? 'Choose several' : 'Choose several, or exclude'}
      data-set={several ? '' : undefined}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={(event) => {
        event.preventDefault();
        toggle((event.nativeEvent as globalThis.PointerEvent).pointerType);
      }}
    >
      {open ? <Icon name="chevron-up" /> : <Icon name="list-checks" />}
      <span className="sr-only">{label}: several values</span>
    </Button>
  );
  // A closed empty field has the same markup in every list of its kind.
  const cacheKey = open || query[name] ? null : `choice ${pathname} ${name} ${options.length}`;
  return (
    <CachedFragment
      as="div"
      name={cacheKey}
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

/**
 * Whether the panel is open. Opening it moves the focus into it, closing it moves the focus back to the button, unless the
 * visitor has moved on to another field by then.
 */
function useOpen(initially: boolean, field: RefObject<HTMLElement | null>): [boolean, (pointer?: string) => void] {
  const [state, change] = useState({ open: initially, focus: '' });
  const { open } = state;
  useEffect(() => {
    if (state.focus && field.current && !isElsewhere(field.current))
      field.current.querySelector<HTMLElement>(state.focus)?.focus();
  }, [state, field]);
  const toggle = (pointer?: string) => {
    // Focusing the search on a touch screen would open the keyboard over the panel.
    const next = open || pointer === 'touch' ? '.choose' : 'input[type="search"]';
    // The select stays until the panel is loaded; the panel, which holds what is chosen, until the list is.
    startTransition(() => change({ open: !open, focus: next }));
  };
  return [open, toggle];
}

/** Whether the focus is beside the field: neither in it nor on what contains it. */
function isElsewhere(field: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== null && !field.contains(activeElement) && !activeElement.contains(field);
}

type ChoiceSelectProps = {
  id: string;
  filter: Pick<ChoiceFilter, 'name' | 'any' | 'show'>;
  value: string;
  options: readonly FilterOption[];
};

/** A select of the options. A value of the address that is none of them is an option of its own. */
export const ChoiceSelect = import.meta.env.SSR ? WrittenSelect : ControlledSelect;

function ControlledSelect({ id, filter: { name, any, show }, value, options }: ChoiceSelectProps) {
  const [draft, setDraft] = useDraft(value);
  return (
    <select id={id} name={name} value={draft} onChange={({ target }) => setDraft(target.value)}>
      {withOthers(any, show, value, options).map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

/** The same on the server as HTML text: as elements, the hundreds of options would take most of the rendering time. */
function WrittenSelect({ id, filter: { name, any, show }, value, options }: ChoiceSelectProps) {
  const html = withOthers(any, show, value, options).map((option) => optionHtml(option, option.value === value));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: names and values are escaped
  return <select id={id} name={name} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

function withOthers(
  any: string,
  show: ChoiceFilter['show'],
  value: string,
  options: readonly FilterOption[],
): FilterOption[] {
  const known = value === '' || options.some((option) => option.value === value);
  const others: FilterOption[] = known
    ? []
    : [
        {
          value,
          name: valuesOf(value)
            .map(show ?? valueText(options))
            .join(', '),
        },
      ];
  return [{ value: '', name: any }, ...others, ...options];
}

const optionHtml = ({ value, name }: FilterOption, selected: boolean) =>
  `<option value="${escaped(value)}"${selected ? ' selected=""' : ''}>${escaped(name)}</option>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);
