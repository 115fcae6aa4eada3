import { type ListQuery, rangeFields } from '../data/list-query.ts';
import { FieldGroup } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { FilterOptions } from './filter-options.ts';
import { endsOf, type RangeFilter, valuesOf } from './list-filters.ts';

type RangeFieldProps = { filter: RangeFilter; query: ListQuery; filterOptions: FilterOptions | null };

/** Two fields for a range of numbers. The list's lowest and highest values are their placeholders. */
export function RangeField({ filter: { name, label, unit, decimal, years }, query, filterOptions }: RangeFieldProps) {
  const values = valuesOf(query[name]);
  const [only] = values;
  const single = values.length === 1 && only !== undefined && /^\d/.test(only) && !only.includes('..');
  const range = single ? { from: only, to: only, others: [] } : endsOf(values);
  const { min, max } = filterOptions?.ranges[name] ?? {};
  return (
    <FieldGroup name={unit ? `${label} (${unit})` : label}>
      <RangeEnds name={name} label={label} range={range} min={min} max={max} decimal={decimal} years={years} />
      {range.others.map((other) => (
        <input key={other} type="hidden" name={name} value={other} />
      ))}
    </FieldGroup>
  );
}

type RangeEndsProps = {
  name: string;
  label: string;
  range: { from: string; to: string };
  /** The values to choose from, lowest first; any number where absent. */
  values?: readonly string[];
  min?: number | null | undefined;
  max?: number | null | undefined;
  decimal?: true | undefined;
  years?: true | undefined;
};

/** The two fields of a range, each of which may be empty. */
export function RangeEnds({ name, label, range, values, min, max, decimal, years }: RangeEndsProps) {
  const fields = rangeFields(name);
  const shared = { label, values, decimal, years };
  return (
    <div className="ends">
      <End {...shared} name={fields.from} word="from" value={range.from} hint={min} />
      <End {...shared} name={fields.to} word="to" value={range.to} hint={max} />
    </div>
  );
}

type EndProps = {
  name: string;
  label: string;
  word: string;
  value: string;
  values: readonly string[] | undefined;
  hint: number | null | undefined;
  decimal: true | undefined;
  years: true | undefined;
};

function End({ name, label, word, value, values, hint, decimal, years }: EndProps) {
  const id = `end-${name}`;
  return (
    <>
      <label htmlFor={id}>
        <span className="sr-only">{label}</span> {word}
      </label>
      {values ? (
        <Select
          id={id}
          name={name}
          defaultValue={value}
          options={[['', 'any'], ...values.map((one) => [one, one] as const)]}
        />
      ) : (
        <input
          id={id}
          name={name}
          type="number"
          min={0}
          step={decimal ? 'any' : 1}
          inputMode={decimal ? 'decimal' : 'numeric'}
          placeholder={figureText(hint, years)}
          defaultValue={value}
        />
      )}
    </>
  );
}

/** A number as a placeholder: "128", a fraction of a Hit Die as "1/2", "any" where there is none. */
function figureText(figure: number | null | undefined, isYear = false): string {
  if (figure === null || figure === undefined) return 'any';
  if (0 < figure && figure < 0.5) return `1/${Math.round(1 / figure)}`;
  return isYear ? String(figure) : figure.toLocaleString('en');
}
