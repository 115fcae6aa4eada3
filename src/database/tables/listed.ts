import { integer, listTable, nullable, table, text } from './table.ts';

const { columns } = listTable({});

export const listedTables = {
  /** Entries that are known by name, book and page only. They are in no other table, and their ids are their own. */
  listed: table(
    {
      ...columns,
      kind: text,
      slug: text,
      name: text,
      page: nullable(integer),
      /** The values that filters read, by parameter: JSON of lists of texts or numbers. */
      filters: text,
      /** Its card in lists, as JSON. */
      card: text,
      /** Its details, as JSON. */
      detail: text,
    },
    ['id'],
    { listed_address: ['kind', 'slug'] },
  ),
};
