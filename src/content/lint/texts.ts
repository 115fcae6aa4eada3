/** A string of an entry and its path in the file. */
export type TextAt = { text: string; path: readonly PropertyKey[] };

/** Every string in a value, at any depth. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
