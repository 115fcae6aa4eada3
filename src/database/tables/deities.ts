import { listTable, text, valueTable } from './table.ts';

export const deityTables = {
  /** Slugs; an empty string for none. */
  deities: listTable({ alignment: text, power_level: text, pantheon: text }),
  /** Domains of the core rules and of other books. */
  deity_domains: valueTable(),
};
