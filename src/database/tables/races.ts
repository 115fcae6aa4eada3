import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

export type RaceTables = {
  races: ListColumns & {
    /** The part of the rules that it comes from. */
    part: string;
    /** Slugs; an empty string where there is none. */
    size: string;
    type: string;
    favored_class: string;
    /** As the card words it. */
    alignment: string;
    level_adjustment: number | null;
    ecr: number | null;
  };
  race_subtypes: { id: number; value: string };
};

export async function createRaceTables(db: Kysely<Catalogue>): Promise<void> {
  let table = createListTable(db, 'races');
  for (const text of ['part', 'size', 'type', 'favored_class', 'alignment'] as const)
    table = table.addColumn(text, 'text', (column) => column.notNull());
  await table.addColumn('level_adjustment', 'integer').addColumn('ecr', 'integer').execute();
  await createValueTable(db, 'race_subtypes');
}
