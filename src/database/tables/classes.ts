import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

export type ClassTables = {
  /** What the default variant prints; the others are filtered by it too. */
  classes: ListColumns & {
    prestige: 0 | 1;
    npc: 0 | 1;
    psionic: 0 | 1;
    epic: 0 | 1;
    facts_only: 0 | 1;
    /** Sides of the hit die; null where it is not known, as with the skill points. */
    hit_die: number | null;
    skill_points: number | null;
    /** Empty where it is not known, or where the class casts nothing of its own. */
    base_attack: string;
    casting: string;
    /** As the card words it. */
    alignment: string;
  };
  /** The alignments that the class is open to. */
  class_alignments: { id: number; value: string };
};

export async function createClassTables(db: Kysely<Catalogue>): Promise<void> {
  let table = createListTable(db, 'classes');
  for (const flag of ['prestige', 'npc', 'psionic', 'epic', 'facts_only'] as const)
    table = table.addColumn(flag, 'integer', (column) => column.notNull());
  table = table.addColumn('hit_die', 'integer').addColumn('skill_points', 'integer');
  for (const text of ['base_attack', 'casting', 'alignment'] as const)
    table = table.addColumn(text, 'text', (column) => column.notNull());
  await table.execute();
  await createValueTable(db, 'class_alignments');
}
