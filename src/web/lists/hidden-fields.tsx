import type { ListQuery } from '../data/list-query.ts';

/** Hidden fields for what a list's address says and a form has no fields for. */
export function HiddenFields({ query, own }: { query: ListQuery; own: readonly string[] }) {
  return Object.entries(query).map(
    ([name, value]) => !own.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
