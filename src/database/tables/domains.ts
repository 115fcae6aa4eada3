import { flag, integer, listTable, valueTable } from './table.ts';

export const domainTables = {
  domains: listTable({ facts_only: flag, spell_count: integer }),
  domain_deities: valueTable(),
};
