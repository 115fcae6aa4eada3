import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

type DialProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value) => void;
};

/** A choice in the head of a sum. */
export function Dial<Value extends string>({ label, value, options, onChoose }: DialProps<Value>) {
  return (
    <Field inline label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value);
            if (chosen) onChoose(chosen[0]);
          }}
        />
      )}
    </Field>
  );
}
