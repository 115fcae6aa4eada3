import { type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router';
import { fieldId, type ListQuery } from '../data/list-query.ts';
import { Button } from '../ui/button.tsx';
import { CachedFragment } from '../ui/cached-fragment.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, FieldGroup } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChoiceField, ChoiceSelect } from './choice-field.tsx';
import type { FilterOptions } from './filter-options.ts';
import {
  type CheckFilter,
  endsOf,
  type ListFilter,
  type NumberFilter,
  type OneFilter,
  optionsOf,
  type StripFilter,
  type TextFilter,
  valuesOf,
} from './list-filters.ts';
import { RangeField } from './range-field.tsx';
import { SheetContext } from './sheet-context.ts';

export type FilterState = { query: ListQuery; filterOptions: FilterOptions | null };

type FilterFieldsProps = FilterState & { filters: readonly ListFilter[] };

const ADVANCED = 'Advanced filters';

/** The fields of a list's filters in order, then `children`, then the advanced filters and other groups in disclosures. */
export function FilterFields({ filters, children, ...state }: FilterFieldsProps & { children?: ReactNode }) {
  const groups = Map.groupBy(filters, ({ advanced, fold }) => (advanced ? ADVANCED : fold));
  return (
    <>
      <Fields filters={groups.get(undefined) ?? []} {...state} />
      {children}
      {[...groups].map(
        ([name, group]) => name !== undefined && <FoldedFields key={name} name={name} filters={group} {...state} />,
      )}
    </>
  );
}

function FoldedFields({ name, filters, ...state }: FilterFieldsProps & { name: string }) {
  const { query } = state;
  // It begins open where one of them is set; afterwards the visitor opens and closes it.
  const [open] = useState(filters.some((filter) => query[filter.name] || query.choose === filter.name));
  return (
    <details className="advanced" open={open}>
      <summary>
        {name} <Icon name="chevron-down" />
      </summary>
      <div>
        <Fields filters={filters} {...state} />
      </div>
    </details>
  );
}

function Fields({ filters, ...state }: FilterFieldsProps) {
  const halves = filters.filter(({ half }) => half);
  return filters.map((filter) => {
    if (!filter.half) return <FilterField key={filter.name} filter={filter} {...state} />;
    return (
      filter === halves[0] && (
        <div className="pair" key="halves">
          {halves.map((half) => (
            <FilterField key={half.name} filter={half} {...state} />
          ))}
        </div>
      )
    );
  });
}

/** The most values that stand side by side in a sheet. */
const FEW = 7;

function FilterField({ filter, query, filterOptions }: FilterState & { filter: ListFilter }) {
  const sheet = use(SheetContext);
  if (filter.hideEmpty && !filterOptions?.values(filter.name).length && query[filter.name] === undefined) return null;
  if (sheet && (filter.kind === 'choice' || filter.kind === 'one')) {
    const options = optionsOf(filter, filterOptions);
    const value = query[filter.name] ?? '';
    if (options.length <= FEW && (value === '' || options.some((option) => option.value === value)))
      return <sheet.Choices filter={filter} query={query} options={options} />;
  }
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField filter={filter} query={query} filterOptions={filterOptions} />;
    case 'one':
      return <SelectField filter={filter} query={query} />;
    case 'range':
      return <RangeField filter={filter} query={query} filterOptions={filterOptions} />;
    case 'strip':
      return <Strip filter={{ ...filter, values: optionsOf(filter, filterOptions) }} query={query} />;
    case 'text':
      return <TextField filter={filter} query={query} />;
    case 'number':
      return <NumberField filter={filter} query={query} />;
    case 'check':
      return <CheckField filter={filter} query={query} />;
    case 'hidden':
      return null;
  }
}

type SearchFieldProps = { label: string; query: ListQuery; placeholder?: string };

export function SearchField({ label, query, placeholder = 'Name or text' }: SearchFieldProps) {
  return (
    <Field label={label} id={fieldId('search')}>
      {(control) => (
        <span className="join">
          <input {...control} name="search" type="search" placeholder={placeholder} defaultValue={query.search} />
          <Button variant="primary" type="submit">
            Search
          </Button>
        </span>
      )}
    </Field>
  );
}

function SelectField({ filter, query }: { filter: OneFilter; query: ListQuery }) {
  const { name, label, values } = filter;
  const { pathname } = useLocation();
  const id = fieldId(name);
  return (
    <CachedFragment as="div" name={query[name] ? null : `one ${pathname} ${name}`} className="field">
      <label htmlFor={id}>{label}</label>
      <ChoiceSelect id={id} filter={filter} value={query[name] ?? ''} options={values} />
    </CachedFragment>
  );
}

function TextField({ filter: { label, name }, query }: { filter: TextFilter; query: ListQuery }) {
  return (
    <Field label={label} id={fieldId(name)}>
      {(control) => <input {...control} name={name} type="text" placeholder="Any" defaultValue={query[name]} />}
    </Field>
  );
}

function NumberField({ filter: { label, name, min, max }, query }: { filter: NumberFilter; query: ListQuery }) {
  return (
    <Field label={label} id={fieldId(name)}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="number"
          min={min}
          max={max}
          inputMode="numeric"
          data-apply=""
          defaultValue={query[name]}
        />
      )}
    </Field>
  );
}

function CheckField({ filter: { label, name, value }, query }: { filter: CheckFilter; query: ListQuery }) {
  return (
    <div className="field">
      <Checkbox name={name} value={value} defaultChecked={query[name] === value}>
        {label}
      </Checkbox>
    </div>
  );
}

/** A strip of checkboxes with counts. A range in the address, such as `1..3`, ticks each value in it. */
function Strip({ filter: { label, name, values }, query }: { filter: StripFilter; query: ListQuery }) {
  const parts = valuesOf(query[name]);
  const isTicked = (value: string) =>
    parts.some((part) => {
      const { from, to } = endsOf([part]);
      if (part.startsWith('-') || (from === '' && to === '')) return part === value;
      return (from === '' || Number(from) <= Number(value)) && (to === '' || Number(value) <= Number(to));
    });
  return (
    <FieldGroup name={label}>
      <div className="levels">
        {values.map(({ value, name: shown, count }) => (
          <label key={value} data-none={count === 0 ? '' : undefined}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isTicked(value)}
              title={count?.toString()}
            />
            {shown}
            {count !== undefined && (
              <small className="count" aria-hidden="true">
                {count}
              </small>
            )}
          </label>
        ))}
      </div>
      {parts
        .filter((part) => part.startsWith('-'))
        .map((part) => (
          <input key={part} type="hidden" name={name} value={part} />
        ))}
    </FieldGroup>
  );
}
