import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { Select, type SelectOption } from './select.tsx';

type SelectFieldProps = { label: ReactNode; name: string; value: string; options: readonly SelectOption[] };

/** A labelled choice of one of several options. `value` is the option that is chosen at first. */
export function SelectField({ label, name, value, options }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => <Select {...control} name={name} defaultValue={value} options={options} />}
    </Field>
  );
}
