import { type ChangeEvent, useState } from 'react';

/**
 * The props of a field for a number. While the visitor types, the field keeps their text, which need not be a number yet. After
 * that it shows the value.
 *
 * @param take what is done with each number that is typed; NaN where the text is none. It refuses what is not allowed.
 */
export function useNumberDraft(value: number, take: (typed: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setDraft(target.value);
      take(target.valueAsNumber);
    },
    onBlur: () => setDraft(null),
  };
}
