/** The prefixes of effects that a query may omit. Where several effects fit, the first prefix in this order wins. */
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

/** The effects that a word means; the slug may be cut short. `stunned` and `stun` are `inflicts-stunned`, `cone` is `area-cone`. */
export function effectsByName<Value extends { text: string }>(word: string, values: readonly Value[]): Value[] {
  const find = (matches: (text: string, name: string) => boolean) => {
    const prefix = PREFIXES.find((first) => values.some(({ text }) => matches(text, first + word)));
    return values.filter(({ text }) => prefix !== undefined && matches(text, prefix + word));
  };
  const exact = find((text, name) => text === name);
  return exact.length > 0 ? exact : find((text, name) => text.startsWith(name));
}
