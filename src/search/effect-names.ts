/** What may be left out at the beginning of an effect; of several that end in the word, the first of these is meant. */
const PREFIXES = [
  '',
  'inflicts-',
  'damage-',
  'grants-',
  'moves-',
  'area-',
  'action-',
  'save-',
  'affects-',
  'bonus-',
  'removes-',
];

/** The effects that a word means: `stunned` and `stun` are `inflicts-stunned`, `cone` is `area-cone`. */
export function effectsCalled<Value extends { text: string }>(word: string, values: readonly Value[]): Value[] {
  const called = (matches: (text: string, name: string) => boolean) => {
    const prefix = PREFIXES.find((first) => values.some(({ text }) => matches(text, first + word)));
    return values.filter(({ text }) => prefix !== undefined && matches(text, prefix + word));
  };
  const exact = called((text, name) => text === name);
  return exact.length > 0 ? exact : called((text, name) => text.startsWith(name));
}
