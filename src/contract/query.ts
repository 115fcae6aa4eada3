export type RawQuery = Readonly<Record<string, string>>;

/** A query string as plain values: empty ones are dropped, repeated ones joined by commas. */
export function readQuery(query: string | URLSearchParams): RawQuery {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    if (value.trim() === '') continue;
    const previous = values[name];
    values[name] = previous === undefined ? value : `${previous},${value}`;
  }
  return values;
}

/** The query in the API's names: an address copied from a page says `class` and `letter`. */
export function apiNames(query: RawQuery): RawQuery {
  const { class: className, letter, ...rest } = query;
  if (className === undefined && letter === undefined) return query;
  return {
    ...(className !== undefined && { class_name: className }),
    ...(letter !== undefined && { starts_with: letter }),
    ...rest,
  };
}
