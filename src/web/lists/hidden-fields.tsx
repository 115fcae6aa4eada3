import type { ListQuery } from '../data/list-query.ts';

/** Hidden fields for the parameters of a list's address that the form has no fields for. `own` are those that it has. */
export function HiddenFields({ query, own }: { query: ListQuery; own: readonly string[] }) {
  return Object.entries(query).map(
    ([name, value]) => !own.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
