import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

export type PowerTables = {
  powers: ListColumns & {
    discipline: string;
    subdiscipline: string;
    /** The lowest level on any power list. */
    lowest_level: number;
    /** For the order only; null where there is no figure. */
    range_feet: number | null;
    duration_rounds: number | null;
  };
  /** `class` is a power list: a class, or the discipline of a specialized psion. */
  power_levels: { id: number; class: string; level: number };
  power_descriptors: { id: number; value: string };
  /** Every cost in power points that it has on some list. */
  power_costs: { id: number; value: number };
};

export async function createPowerTables(db: Kysely<Catalogue>): Promise<void> {
  await createListTable(db, 'powers')
    .addColumn('discipline', 'text', (column) => column.notNull())
    .addColumn('subdiscipline', 'text', (column) => column.notNull())
    .addColumn('lowest_level', 'integer', (column) => column.notNull())
    .addColumn('range_feet', 'double precision')
    .addColumn('duration_rounds', 'double precision')
    .execute();
  await db.schema
    .createTable('power_levels')
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('class', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('power_levels_pk', ['class', 'level', 'id'])
    .execute();
  await createValueTable(db, 'power_descriptors');
  await createValueTable(db, 'power_costs', 'integer');
}
