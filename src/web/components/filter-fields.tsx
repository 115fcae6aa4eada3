import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import {
  type CheckFilter,
  type ChoiceFilter,
  type FilterOptions,
  type ListFilter,
  namedValue,
  type OneFilter,
  optionsOf,
  type StripFilter,
  type TextFilter,
  valuesOf,
} from './list-filters.ts';
import type { ListQuery } from './list-query.ts';

export type FilterState = { query: ListQuery; options: FilterOptions };

type FilterFieldsProps = FilterState & { filters: readonly ListFilter[] };

/** The fields of a list's filters, in their order; the advanced ones behind a disclosure. */
export function FilterFields({ filters, ...state }: FilterFieldsProps) {
  const first = filters.filter(({ advanced }) => !advanced);
  const advanced = filters.filter((filter) => filter.advanced);
  return (
    <>
      <Fields filters={first} {...state} />
      {advanced.length > 0 && (
        <details className="advanced" open={advanced.some(({ name }) => state.query[name])}>
          <summary>
            Advanced filters <ChevronDown className="i" />
          </summary>
          <div>
            <div className="pair">
              <Fields filters={advanced.filter(({ kind }) => kind === 'one')} {...state} />
            </div>
            <Fields filters={advanced.filter(({ kind }) => kind !== 'one')} {...state} />
          </div>
        </details>
      )}
    </>
  );
}

function Fields({ filters, ...state }: FilterFieldsProps) {
  return filters.map((filter) => <FilterField key={filter.name} filter={filter} {...state} />);
}

/** The field of one filter. */
export function FilterField({ filter, ...state }: FilterState & { filter: ListFilter }) {
  switch (filter.kind) {
    case 'choice':
    case 'one':
      return <SelectField filter={filter} {...state} />;
    case 'strip':
      return <Strip filter={filter} query={state.query} />;
    case 'text':
      return <TextField filter={filter} query={state.query} />;
    case 'check':
      return <CheckField filter={filter} query={state.query} />;
  }
}

type SearchFieldProps = { label: string; query: ListQuery; placeholder?: string };

export function SearchField({ label, query, placeholder = 'Name or text' }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="join">
        <input id={id} name="search" type="search" placeholder={placeholder} defaultValue={query.search} />
        <button className="button primary" type="submit">
          Search
        </button>
      </span>
    </div>
  );
}

function SelectField({ filter, query, options }: FilterState & { filter: ChoiceFilter | OneFilter }) {
  const id = useId();
  const value = query[filter.name] ?? '';
  const offered = optionsOf(filter, options);
  const known = value === '' || offered.some((option) => option.value === value);
  return (
    <div className="field">
      <label htmlFor={id}>{filter.label}</label>
      <select id={id} name={filter.name} defaultValue={value}>
        <option value="">{filter.any}</option>
        {!known && (
          <option value={value}>
            {valuesOf(value)
              .map(filter.show ?? namedValue(offered))
              .join(', ')}
          </option>
        )}
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function TextField({ filter: { label, name }, query }: { filter: TextFilter; query: ListQuery }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" placeholder="Any" defaultValue={query[name]} />
    </div>
  );
}

function CheckField({ filter: { label, name, value }, query }: { filter: CheckFilter; query: ListQuery }) {
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" name={name} value={value} defaultChecked={query[name] === value} />
        {label}
      </label>
    </div>
  );
}

/** Short values to filter by, each a checkbox, set as one strip. */
function Strip({ filter: { label, name, values }, query }: { filter: StripFilter; query: ListQuery }) {
  const chosen = valuesOf(query[name]);
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="levels">
        {values.map((option) => (
          <label key={option.value}>
            <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
