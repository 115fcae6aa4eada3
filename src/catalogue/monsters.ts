import { type Kysely, sql } from 'kysely';
import type { RatingChoice, RatingRange } from '../contract/challenge-ratings.ts';
import type { Monster, MonsterFilters, MonsterList, MonsterParameters } from '../contract/monsters.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { Catalogue } from '../database/schema.ts';
import { type Condition, columnIn, knownChoice, valueIn } from './conditions.ts';
import { findEntry, lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

export async function monsterQueries(db: Kysely<Catalogue>) {
  const filters = await lookup<MonsterFilters>(db, 'monsters');

  return {
    filters,

    find: (slug: string) => findEntry<Monster>(db, 'monsters', slug),

    /** Throws `InvalidParameters` where a filter names a value that the catalogue does not have. */
    async list(query: MonsterParameters): Promise<JsonText<MonsterList>> {
      const errors: ParameterError[] = [];
      const conditions = [
        ...columnIn('type', knownChoice('type', query.type, filters.types, errors)),
        ...columnIn('size', knownChoice('size', query.size, filters.sizes, errors)),
        ...columnIn('rulebook', knownChoice('rulebook', query.rulebook, filters.rulebooks, errors)),
        ...valueIn('monster_subtypes', knownChoice('subtype', query.subtype, filters.subtypes, errors)),
        ...valueIn('monster_feats', knownChoice('feat', query.feat, filters.feats, errors)),
        ...valueIn('monster_classes', knownChoice('class_name', query.class_name, filters.classes, errors)),
        ...ratingIn(query.cr),
      ];
      if (errors.length > 0) throw new InvalidParameters(errors);
      const order = query.sort === 'cr' ? [sql.ref('list.cr')] : [];
      return listPage<MonsterList>(db, { kind: 'monsters', query, conditions, order });
    },
  };
}

function ratingIn(choice: RatingChoice | undefined): Condition[] {
  const within = (ranges: readonly RatingRange[]): Condition =>
    sql`(${sql.join(
      ranges.map(({ from, to }) => sql`list.cr between ${from} and ${to}`),
      sql` or `,
    )})`;
  const conditions: Condition[] = [];
  if (choice?.include.length) conditions.push(within(choice.include));
  if (choice?.exclude.length) conditions.push(sql`not ${within(choice.exclude)}`);
  return conditions;
}
