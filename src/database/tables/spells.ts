import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import type { ListColumns } from './columns.ts';
import { createListTable, createValueTable } from './create.ts';

type ValueTable = { id: number; value: string };

export type SpellTables = {
  spells: ListColumns & {
    /** Slug of the rulebook's edition. */
    edition: string;
    /** Components: 1 where the spell has it. */
    verbal: 0 | 1;
    somatic: 0 | 1;
    material: 0 | 1;
    focus: 0 | 1;
    divine_focus: 0 | 1;
    xp: 0 | 1;
    /** Printed wording, folded for search. */
    range: string;
    area: string;
    duration: string;
    saving_throw: string;
    spell_resistance: string;
    casting_time: string;
    /** The lowest level on any class or domain list; 99 for epic spells. */
    lowest_level: number;
    /** The first of its schools. */
    school: string;
    /** For the order only, at caster level 10; null where there is no figure. */
    casting_rounds: number | null;
    range_feet: number | null;
    duration_rounds: number | null;
  };
  spell_levels: { id: number; class: string; level: number };
  spell_domains: { id: number; domain: string; level: number };
  /** The levels that a spell has on any class or domain list. */
  spell_any_level: { id: number; value: number };
  spell_schools: ValueTable;
  spell_subschools: ValueTable;
  spell_descriptors: ValueTable;
};

export async function createSpellTables(db: Kysely<Catalogue>): Promise<void> {
  let table = createListTable(db, 'spells').addColumn('edition', 'text', (column) => column.notNull());
  for (const flag of ['verbal', 'somatic', 'material', 'focus', 'divine_focus', 'xp'] as const)
    table = table.addColumn(flag, 'integer', (column) => column.notNull());
  for (const text of ['range', 'area', 'duration', 'saving_throw', 'spell_resistance', 'casting_time'] as const)
    table = table.addColumn(text, 'text', (column) => column.notNull());
  table = table
    .addColumn('lowest_level', 'integer', (column) => column.notNull())
    .addColumn('school', 'text', (column) => column.notNull());
  for (const figure of ['casting_rounds', 'range_feet', 'duration_rounds'] as const)
    table = table.addColumn(figure, 'double precision');
  await table.execute();
  for (const [name, key] of [
    ['spell_levels', 'class'],
    ['spell_domains', 'domain'],
  ] as const) {
    await db.schema
      .createTable(name)
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn(key, 'text', (column) => column.notNull())
      .addColumn('level', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_pk`, [key, 'level', 'id'])
      .execute();
  }
  await createValueTable(db, 'spell_any_level', 'integer');
  for (const name of ['spell_schools', 'spell_subschools', 'spell_descriptors']) await createValueTable(db, name);
}
