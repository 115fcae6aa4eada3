import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { slugify } from '../../contract/slug.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useDraft } from '../ui/use-draft.ts';
import type { FilterOption } from './filter-options.ts';
import { type ChoiceFilter, endsOf, valuesOf } from './list-filters.ts';
import { RangeEnds } from './range-field.tsx';

type ChoicePanelProps = {
  id: string;
  filter: ChoiceFilter;
  /** The value of the filter in the address. */
  text: string | undefined;
  options: readonly FilterOption[];
  opener: ReactNode;
};

/** All values of a filter with their counts, to include or, where it can, to exclude; a search field narrows them down. */
export function ChoicePanel({ id, filter, text, options, opener }: ChoicePanelProps) {
  const { name, label, ends, includeOnly } = filter;
  const search = `${id}-search`;
  const [wanted, setWanted] = useState('');
  const [shown, show] = useDraft(text);
  const { included, excluded, others } = choiceOf(shown, options);
  const inOrder = useChosenFirst(options, (value) => included.has(value) || excluded.has(value));
  const range = endsOf(ends ? others : []);
  const words = wanted.trim().toLowerCase();
  const matches = options.filter((option) => option.name.toLowerCase().includes(words));
  const toggle = (set: Set<string>, other: Set<string>, value: string) => {
    if (!set.delete(value)) set.add(value);
    other.delete(value);
    // The form reads its fields next, so both checkboxes of the value must have changed by then.
    flushSync(() => show([...included, ...[...excluded].map((one) => `-${one}`), ...others].join(',')));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    const first = document.getElementById(id)?.querySelector<HTMLElement>('li:not([hidden]) input');
    if (event.key === 'ArrowDown') first?.focus();
    else if (words) first?.click();
  };
  return (
    <>
      <label htmlFor={search}>{label}</label>
      <span className="join">
        <input
          className="needs-script"
          id={search}
          type="search"
          autoComplete="off"
          placeholder={`Find in ${options.length}`}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {opener}
      </span>
      {(ends ? range.others : others).map((other) => (
        <input key={other} type="hidden" name={name} value={other} />
      ))}
      <ul className="values" id={id} aria-label={`${label}: values`} onKeyDown={moveByArrows}>
        {inOrder.map((option) => (
          <ValueRow
            key={option.value}
            name={name}
            option={option}
            hidden={!matches.includes(option)}
            included={included.has(option.value)}
            excluded={excluded.has(option.value)}
            include={() => toggle(included, excluded, option.value)}
            exclude={includeOnly ? null : () => toggle(excluded, included, option.value)}
          />
        ))}
      </ul>
      {ends && <RangeEnds name={name} label={label} range={range} values={ends} />}
      <p className="sr-only" role="status">
        {words && `${matches.length} of ${options.length} values`}
      </p>
    </>
  );
}

/** The values of a choice, divided into included and excluded options; values that are no option are `others`. */
function choiceOf(text: string | undefined, options: readonly FilterOption[]) {
  const included = new Set<string>();
  const excluded = new Set<string>();
  const others: string[] = [];
  for (const part of valuesOf(text)) {
    const isExcluded = part.startsWith('-') && part.length > 1;
    const slug = slugify(isExcluded ? part.slice(1) : part);
    const option = options.find(
      ({ value, name }) => value === part || slugify(value) === slug || slugify(name) === slug,
    );
    if (option) (isExcluded ? excluded : included).add(option.value);
    else others.push(part);
  }
  return { included, excluded, others };
}

/** The options, those first that were chosen when the panel was opened. */
function useChosenFirst(options: readonly FilterOption[], isChosen: (value: string) => boolean) {
  const [first] = useState(() => new Set(options.map(({ value }) => value).filter(isChosen)));
  const isFirst = ({ value }: FilterOption) => first.has(value);
  return [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))];
}

type ValueRowProps = {
  name: string;
  option: FilterOption;
  hidden: boolean;
  included: boolean;
  excluded: boolean;
  include: () => void;
  /** Null where the filter excludes no values. */
  exclude: (() => void) | null;
};

function ValueRow({ name, option: { value, name: shown, count }, hidden, ...row }: ValueRowProps) {
  return (
    <li hidden={hidden} data-none={count === 0 ? '' : undefined} data-not={row.excluded ? '' : undefined}>
      <Checkbox name={name} value={value} checked={row.included} onChange={row.include}>
        <span className="value">{shown}</span>
        {count !== undefined && <span className="count">{count.toLocaleString('en')}</span>}
      </Checkbox>
      {row.exclude && (
        <label className="value-exclude">
          <input type="checkbox" name={name} value={`-${value}`} checked={row.excluded} onChange={row.exclude} />
          not <span className="sr-only">{shown}</span>
        </label>
      )}
    </li>
  );
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Moves the focus: up and down between values, left and right between include and exclude, Home and End to the ends. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const rows = [...event.currentTarget.querySelectorAll('li:not([hidden])')].map((row) => [
    ...row.querySelectorAll('input'),
  ]);
  const at = rows.findIndex((row) => row.some((box) => box === event.target));
  const side = rows[at]?.indexOf(event.target as HTMLInputElement) ?? 0;
  const [down, right] = STEPS[event.key] ?? [0, 0];
  const row = event.key === 'Home' ? 0 : event.key === 'End' ? rows.length - 1 : at + down;
  if (row === at && right === 0) return;
  event.preventDefault();
  const target = rows[row]?.[side + right];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
