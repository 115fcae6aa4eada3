import type { ComponentProps } from 'react';

/** The value that is sent, and the text that is shown for it. */
export type SelectOption = readonly [value: string, name: string];

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & { options: readonly SelectOption[] };

/** A choice of one of several options. */
export function Select({ options, ...props }: SelectProps) {
  return (
    <select {...props}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
