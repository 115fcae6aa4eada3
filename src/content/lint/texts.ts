/** A text of an entry and where in its file it stands. */
export type TextAt = { text: string; path: readonly PropertyKey[] };

/** Every text of a value, however deep. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
