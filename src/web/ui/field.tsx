import { type ReactNode, useId } from 'react';

/** Props for the control of a field, which connect it with its label, hint and error. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  /** The control's id; generated if absent. */
  id?: string;
  /** Puts the label before the control instead of above it. */
  inline?: boolean;
  className?: string;
  /** Help that is shown below the control. */
  hint?: ReactNode;
  /** What is wrong with the current value. */
  error?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** A control with its label and, where given, a hint and an error. */
export function Field({ label, id, inline = false, className, hint, error, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const notes = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  const Box = inline ? 'span' : 'div';
  const look = inline ? 'field-inline' : 'field';
  return (
    <Box className={className ? `${look} ${className}` : look}>
      <label htmlFor={control}>{label}</label>
      {children({ id: control, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <span className="field-hint" id={`${control}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${control}-error`} role="alert">
          {error}
        </span>
      )}
    </Box>
  );
}

/** A group of controls with a common name. */
export function FieldGroup({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="field">
      <legend className="label">{name}</legend>
      {children}
    </fieldset>
  );
}
