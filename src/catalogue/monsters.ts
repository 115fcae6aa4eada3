import type { Kysely } from 'kysely';
import type { NamedSlug } from '../contract/entries.ts';
import type { Monster, MonsterFilters, MonsterList, MonsterParameters } from '../contract/monsters.ts';
import { ratingRanges } from '../contract/ranges.ts';
import type { Catalogue } from '../database/schema.ts';
import { choicesOf, findEntry, lookup } from './entries.ts';
import { createList } from './list.ts';
import { type Filter, listFilters, type Step } from './list-filters.ts';
import { placeIn } from './list-order.ts';
import { readValues } from './values.ts';

export async function monsterQueries(db: Kysely<Catalogue>, effects: readonly NamedSlug[]) {
  const filters = await lookup<MonsterFilters>(db, 'monsters');
  const choices = await choicesOf(db, 'monsters');
  const rows = await db.selectFrom('monsters').selectAll().orderBy('id').execute();
  const { choice, range } = listFilters(rows);
  const rating = (row: (typeof rows)[number]) => (row.cr < 0 ? null : row.cr);
  const all: Filter<MonsterParameters>[] = [
    choice('type', filters.types, ({ type }) => [type]),
    range('cr', rating, filters.challenge_ratings.map(step)),
    range('hit_dice', ({ hit_dice }) => hit_dice),
    choice('size', filters.sizes, ({ size }) => [size]),
    choice('subtype', filters.subtypes, await readValues(db, 'monster_subtypes')),
    choice('alignment', choices('alignment'), ({ alignment }) => [alignment]),
    choice('feat', filters.feats, await readValues(db, 'monster_feats')),
    choice('class_name', filters.classes, await readValues(db, 'monster_classes')),
    choice('rulebook', filters.rulebooks, ({ rulebook }) => [rulebook]),
    choice('effect', effects, await readValues(db, 'monster_effects')),
  ];
  return {
    filters,
    find: (slug: string) => findEntry<Monster>(db, 'monsters', slug),
    ...createList<'monsters', (typeof rows)[number], MonsterParameters, MonsterList>(db, {
      kind: 'monsters',
      rows,
      filters: all,
      sorts: {
        cr: rating,
        type: placeIn(filters.types, (row) => row.type),
        size: placeIn(filters.sizes, (row) => row.size),
        hit_dice: (row) => row.hit_dice,
        hit_points: (row) => row.hit_points,
        alignment: placeIn(choices('alignment'), (row) => row.alignment),
        rulebook: placeIn(filters.rulebooks, (row) => row.rulebook),
      },
    }),
  };
}

/** What the challenge rating select offers, read as the parameter is: `1/2`, `5`, `21+`. */
function step(value: string): Step {
  const [range] = ratingRanges('Challenge rating').parse(value).include;
  if (range === undefined) throw new Error(`${value} is no challenge rating.`);
  return { value, range };
}
