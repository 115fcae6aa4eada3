import { bytes, integer, table, text } from './table.ts';

export const entryTables = {
  /** Every entry of every kind, once. */
  entries: table(
    {
      id: integer,
      kind: text,
      slug: text,
      name: text,
      /** One line for lists, or an empty string. */
      summary: text,
    },
    ['id'],
    { entries_address: ['kind', 'slug'] },
  ),
  /** Former slugs and other names of entries: the slug of the entry that each leads to. */
  redirects: table({ kind: text, slug: text, target: text }, ['kind', 'slug']),
  /** The card of each entry in lists: JSON in UTF-8, ready to send. */
  cards: table({ id: integer, json: bytes }, ['id']),
  /** The detail of each entry: JSON in UTF-8, ready to send. */
  details: table({ id: integer, json: bytes }, ['id']),
  /** The index of the search over all kinds, in parts: see `src/search/index-parts.ts`. */
  search_index: table({ name: text, type: text, bytes }, ['name']),
  /** Small lists, such as the options of filters, as JSON text. */
  lookups: table({ name: text, json: text }, ['name']),
};
