import { type Kysely, sql } from 'kysely';
import { FEAT_GROUPS } from '../contract/feat-filters.ts';
import type { Feat, FeatCategories, FeatList, FeatParameters } from '../contract/feats.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { Catalogue } from '../database/schema.ts';
import { columnIn, equals, knownChoice } from './conditions.ts';
import { findEntry, lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

const GROUPS = FEAT_GROUPS.map((group) => ({ slug: group, name: group }));

export async function featQueries(db: Kysely<Catalogue>) {
  const categories = await lookup<FeatCategories>(db, 'feat-categories');

  return {
    categories,

    find: (slug: string) => findEntry<Feat>(db, 'feats', slug),

    /** Throws `InvalidParameters` where a filter names a value that the catalogue does not have. */
    async list(query: FeatParameters): Promise<JsonText<FeatList>> {
      const errors: ParameterError[] = [];
      const conditions = [
        ...columnIn('category', knownChoice('category', query.category, categories, errors)),
        ...columnIn('part', knownChoice('group', query.group, GROUPS, errors)),
        ...equals('dragonmark', query.exclude_dragonmark === 'true' ? 0 : undefined),
        ...equals('fighter_bonus', query.fighter_bonus && (query.fighter_bonus === 'yes' ? 1 : 0)),
      ];
      if (errors.length > 0) throw new InvalidParameters(errors);
      const order = query.sort === 'level' ? [sql.ref('list.min_level')] : [];
      return listPage<FeatList>(db, { kind: 'feats', query, conditions, order });
    },
  };
}
