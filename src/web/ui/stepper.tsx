import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { useNumberDraft } from './use-number-draft.ts';

type StepperProps = {
  label: string;
  /** The name of the form field; unique on the page. */
  name: string;
  value: number;
  lowest: number;
  highest: number;
  onChange: (value: number) => void;
};

/** A field for a whole number, with buttons that lower and raise it by one. */
export function Stepper({ label, name, value, lowest, highest, onChange }: StepperProps) {
  const set = (next: number) => {
    if (Number.isInteger(next) && next >= lowest && next <= highest) onChange(next);
  };
  const field = useNumberDraft(value, set);
  return (
    <Field inline label={label} id={`step-${name}`}>
      {(control) => (
        <span className="stepper">
          <button
            className="needs-script"
            type="button"
            aria-label={`Lower: ${label}`}
            disabled={value <= lowest}
            onClick={() => set(value - 1)}
          >
            <Icon name="minus" />
          </button>
          <input {...control} type="number" inputMode="numeric" name={name} min={lowest} max={highest} {...field} />
          <button
            className="needs-script"
            type="button"
            aria-label={`Higher: ${label}`}
            disabled={value >= highest}
            onClick={() => set(value + 1)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
}
