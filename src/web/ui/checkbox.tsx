import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { children: ReactNode };

/** A box to tick, with its label. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input {...props} type="checkbox" />
      {children}
    </label>
  );
}
