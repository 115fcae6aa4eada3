import type { Kysely } from 'kysely';
import type { NamedSlug } from '../contract/entries.ts';
import { slugify } from '../contract/slug.ts';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../contract/spell-filters.ts';
import type { Spell, SpellFilters, SpellList, SpellParameters } from '../contract/spells.ts';
import type { Catalogue } from '../database/schema.ts';
import { findEntry, lookup } from './entries.ts';
import { levelFilter } from './level-filter.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export async function spellQueries(db: Kysely<Catalogue>, effects: readonly NamedSlug[]) {
  const filters = await lookup<SpellFilters>(db, 'spells');
  const editions = filters.editions.map(({ edition }) => ({ slug: slugify(edition), name: edition }));
  const rows = await db.selectFrom('spells').selectAll().orderBy('id').execute();
  const { choice, flag, words } = listFilters(rows);
  const onClasses = await db.selectFrom('spell_levels').select(['id', 'class as list', 'level']).execute();
  const onDomains = await db.selectFrom('spell_domains').select(['id', 'domain as list', 'level']).execute();
  const levels = levelFilter({
    lists: [
      { parameter: 'class_name', known: filters.classes, listed: onClasses },
      { parameter: 'domain', known: filters.domains, listed: onDomains },
    ],
    levels: LEVELS,
    rows,
  });
  const all: Filter<SpellParameters>[] = [
    choice('school', filters.schools, await readValues(db, 'spell_schools')),
    choice('subschool', filters.subschools, await readValues(db, 'spell_subschools')),
    choice('descriptor', filters.descriptors, await readValues(db, 'spell_descriptors')),
    choice('rulebook', filters.rulebooks, ({ rulebook }) => [rulebook]),
    choice('edition', editions, ({ edition }) => [edition]),
    levels,
    ...COMPONENT_FILTERS.map((name) => flag(name, (row) => row[name] === 1)),
    ...TEXT_FILTERS.map((name) => words(name, (row) => row[name])),
    choice('effect', effects, await readValues(db, 'spell_effects')),
  ];
  return {
    filters,
    find: (slug: string) => findEntry<Spell>(db, 'spells', slug),
    ...createList<'spells', (typeof rows)[number], SpellParameters, SpellList>(db, {
      kind: 'spells',
      rows,
      filters: all,
      levelOrder: levels.order,
      sorts: {
        level: (row) => row.lowest_level,
        school: placeIn(filters.schools, (row) => row.school),
        casting_time: (row) => row.casting_rounds,
        range: (row) => row.range_feet,
        duration: (row) => row.duration_rounds,
        saving_throw: (row) => row.saving_throw,
        rulebook: placeIn(filters.rulebooks, (row) => row.rulebook),
      },
    }),
  };
}
