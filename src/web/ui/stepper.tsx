import { useState } from 'react';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

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
  /** The text while the visitor types, which need not be a number yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => {
    if (Number.isInteger(next) && next >= lowest && next <= highest) onChange(next);
  };
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
          <input
            {...control}
            type="number"
            inputMode="numeric"
            name={name}
            min={lowest}
            max={highest}
            value={draft ?? value}
            onChange={(event) => {
              setDraft(event.target.value);
              set(event.target.valueAsNumber);
            }}
            onBlur={() => setDraft(null)}
          />
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
