import type { Monster, MonsterCard, MonsterFilters, MonsterList, MonsterParameters } from '../contract/monsters.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, effectsOf, type KindSource } from './kind-source.ts';
import { createList } from './list.ts';
import { type Filter, listFilters } from './list-filters.ts';
import { byListPosition } from './list-order.ts';
import { withCoverage } from './listed/coverage.ts';
import { ratingStep } from './monster-ratings.ts';
import { type Pair, pairFilter } from './pair-filter.ts';
import type { PreviewParts } from './previews.ts';
import { readValues } from './values.ts';

export async function monsterQueries(source: KindSource) {
  const filters = await source.lookup<MonsterFilters>('monsters');
  const choices = await choicesOf(source, 'monsters');
  const rows = await source.table('monsters');
  const { choice, range } = listFilters(rows);
  const rating = (row: (typeof rows)[number]) => (row.cr < 0 ? null : row.cr);
  const all: Filter<MonsterParameters>[] = [
    choice('type', filters.types, ({ type }) => [type]),
    range('cr', rating, filters.challenge_ratings.map(ratingStep)),
    range('hit_dice', ({ hit_dice }) => hit_dice),
    choice('size', filters.sizes, ({ size }) => [size]),
    choice('subtype', filters.subtypes, await readValues(source, 'monster_subtypes')),
    choice('alignment', choices('alignment'), ({ alignment }) => [alignment]),
    choice('feat', filters.feats, await readValues(source, 'monster_feats')),
    choice('class_name', filters.classes, await readValues(source, 'monster_classes')),
    choice('rulebook', filters.rulebooks, ({ rulebook }) => [rulebook]),
    pairFilter(
      rows,
      [
        { parameter: 'climate', known: choices('climate') },
        { parameter: 'terrain', known: choices('terrain') },
      ],
      await habitatReader(source),
    ),
    choice('movement', choices('movement'), movementsOf),
    choice('maneuverability', choices('maneuverability'), ({ maneuverability }) => [maneuverability]),
    range('land_speed', ({ land_speed }) => land_speed),
    range('burrow_speed', ({ burrow_speed }) => burrow_speed),
    range('climb_speed', ({ climb_speed }) => climb_speed),
    range('fly_speed', ({ fly_speed }) => fly_speed),
    range('swim_speed', ({ swim_speed }) => swim_speed),
    choice('attack', choices('attack'), await readValues(source, 'monster_attacks')),
    choice('effect', await effectsOf(source, 'monsters'), await readValues(source, 'monster_effects')),
  ];
  const lists = createList<'monsters', (typeof rows)[number], MonsterParameters, MonsterList>(source, {
    kind: 'monsters',
    rows,
    filters: all,
    sorts: {
      cr: rating,
      type: byListPosition(filters.types, (row) => row.type),
      size: byListPosition(filters.sizes, (row) => row.size),
      hit_dice: (row) => row.hit_dice,
      hit_points: (row) => row.hit_points,
      armor_class: (row) => row.armor_class,
      natural_armor: (row) => row.natural_armor,
      str: (row) => row.str,
      alignment: byListPosition(choices('alignment'), (row) => row.alignment),
      rulebook: byListPosition(filters.rulebooks, (row) => row.rulebook),
    },
  });
  return {
    filters,
    find: (slug: string) => source.find<Monster>('monsters', slug),
    preview: (monster: MonsterCard): PreviewParts => ({
      note: `${monster.size_name} ${monster.type_name}`,
      facts: [
        ['Challenge rating', monster.challenge_rating],
        ['Hit dice', monster.hit_dice],
        ['Alignment', monster.alignment],
        ['Environment', monster.environment],
      ],
    }),
    ...withCoverage('monsters', source, lists),
  };
}

type Speeds = Pick<Catalogue['monsters'], `${(typeof MOVEMENTS)[number]}_speed`>;
const MOVEMENTS = ['burrow', 'climb', 'fly', 'swim'] as const;

const movementsOf = (row: Speeds) => MOVEMENTS.filter((movement) => row[`${movement}_speed`] !== null);

/** Reads the habitats. The returned function gives those of a row's monster. */
async function habitatReader(source: KindSource): Promise<(row: { id: number }) => Pair[]> {
  const byEntry = Map.groupBy(await source.table('monster_habitats'), ({ id }) => id);
  return ({ id }) => (byEntry.get(id) ?? []).map(({ climate, terrain }) => [climate || null, terrain] as const);
}
