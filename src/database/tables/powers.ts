import { integer, listTable, nullable, real, table, text, valueTable } from './table.ts';

export const powerTables = {
  powers: listTable({
    discipline: text,
    subdiscipline: text,
    /** The lowest level on any power list. */
    lowest_level: integer,
    /** Only for sorting; null if there is no figure. */
    range_feet: nullable(real),
    duration_rounds: nullable(real),
  }),
  /** `class` is a power list: a class, or the discipline of a specialized psion. */
  power_levels: table({ id: integer, class: text, level: integer }, ['class', 'level', 'id']),
  power_descriptors: valueTable(),
  /** All its costs in power points, which can differ between lists. */
  power_costs: valueTable(integer),
};
