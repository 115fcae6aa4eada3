/** Query parameters as text, by name. */
export type RawQuery = Readonly<Record<string, string>>;

/** Parses a query string: empty values are dropped, repeated ones joined by commas. */
export function readQuery(query: string | URLSearchParams): RawQuery {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    if (value.trim() === '') continue;
    const previous = values[name];
    values[name] = previous === undefined ? value : `${previous},${value}`;
  }
  return values;
}

/**
 * The query with the API's parameter names: pages use `class` and `letter` for `class_name` and `starts_with`. `class` stays too,
 * since builds of creatures have a parameter of this name.
 */
export function apiNames(query: RawQuery): RawQuery {
  const { class: className, letter, ...rest } = query;
  if (className === undefined && letter === undefined) return query;
  return {
    ...(className !== undefined && { class: className, class_name: className }),
    ...(letter !== undefined && { starts_with: letter }),
    ...rest,
  };
}
