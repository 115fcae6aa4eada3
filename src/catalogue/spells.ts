import { COMPONENT_FILTERS, TEXT_FILTERS } from '../contract/spell-filters.ts';
import type { Spell, SpellCard, SpellFilters, SpellList, SpellParameters } from '../contract/spells.ts';
import { choicesOf, effectsOf, type KindSource } from './kind-source.ts';
import { levelFilter } from './level-filter.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import { withCoverage } from './listed/coverage.ts';
import { type Pair, pairFilter } from './pair-filter.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export async function spellQueries(source: KindSource) {
  const filters = await source.lookup<SpellFilters>('spells');
  const editions = filters.editions.map(({ slug, edition }) => ({ slug, name: edition }));
  const choices = await choicesOf(source, 'spells');
  const rows = await source.table('spells');
  const { choice, flag, words } = listFilters(rows);
  const onClasses = (await source.table('spell_levels')).map(({ id, class: list, level }) => ({ id, list, level }));
  const onDomains = (await source.table('spell_domains')).map(({ id, domain: list, level }) => ({ id, list, level }));
  const levels = levelFilter({
    lists: [
      { parameter: 'class_name', known: filters.classes, listed: onClasses },
      { parameter: 'domain', known: filters.domains, listed: onDomains },
    ],
    levels: LEVELS,
    rows,
  });
  const all: Filter<SpellParameters>[] = [
    choice('school', filters.schools, await readValues(source, 'spell_schools')),
    choice('subschool', filters.subschools, await readValues(source, 'spell_subschools')),
    choice('descriptor', filters.descriptors, await readValues(source, 'spell_descriptors')),
    choice('rulebook', filters.rulebooks, ({ rulebook }) => [rulebook]),
    choice('edition', editions, ({ edition }) => [edition]),
    levels,
    ...COMPONENT_FILTERS.map((name) => flag(name, (row) => row[name] === 1)),
    ...TEXT_FILTERS.map((name) => words(name, (row) => row[name])),
    pairFilter(
      rows,
      [
        { parameter: 'save', known: choices('save') },
        { parameter: 'save_effect', known: choices('save_effect') },
      ],
      await saveReader(source),
    ),
    choice('sr', choices('sr'), await readValues(source, 'spell_resistances')),
    choice('range_kind', choices('range_kind'), await readValues(source, 'spell_ranges')),
    choice('casting_kind', choices('casting_kind'), await readValues(source, 'spell_castings')),
    choice('area_kind', choices('area_kind'), await readValues(source, 'spell_areas')),
    choice('duration_kind', choices('duration_kind'), await readValues(source, 'spell_durations')),
    flag('many_targets', ({ many_targets }) => many_targets === 1),
    choice('effect', await effectsOf(source, 'spells'), await readValues(source, 'spell_effects')),
  ];
  const lists = createList<'spells', (typeof rows)[number], SpellParameters, SpellList>(source, {
    kind: 'spells',
    rows,
    filters: all,
    levelOrder: levels.order,
    sorts: {
      level: (row) => row.lowest_level,
      school: byListPosition(filters.schools, (row) => row.school),
      casting_time: (row) => row.casting_rounds,
      range: (row) => row.range_feet,
      duration: (row) => row.duration_rounds,
      saving_throw: (row) => row.saving_throw,
      rulebook: byListPosition(filters.rulebooks, (row) => row.rulebook),
    },
  });
  return {
    filters,
    find: (slug: string) => source.find<Spell>('spells', slug),
    preview: (spell: SpellCard): PreviewParts => ({
      note: [
        spell.school_name,
        spell.subschool_name && `(${spell.subschool_name})`,
        spell.descriptors.length > 0 && `[${spell.descriptors.map(({ name }) => name).join(', ')}]`,
      ]
        .filter(Boolean)
        .join(' '),
      facts: [
        ['Level', spell.level_text],
        ['Casting time', spell.casting_time],
        ['Range', spell.range],
        ['Duration', spell.duration],
        ['Saving throw', spell.saving_throw],
      ],
    }),
    ...withCoverage('spells', source, lists),
  };
}

/** Reads the saves. The returned function gives those of a row's spell. */
async function saveReader(source: KindSource): Promise<(row: { id: number }) => Pair[]> {
  const byEntry = Map.groupBy(await source.table('spell_saves'), ({ id }) => id);
  return ({ id }) => (byEntry.get(id) ?? []).map(({ save, effect }) => [save, effect || null] as const);
}
