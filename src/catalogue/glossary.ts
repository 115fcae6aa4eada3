import { type Kysely, sql } from 'kysely';
import type { GlossaryFilters, GlossaryList, GlossaryParameters, Term } from '../contract/glossary.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { Catalogue } from '../database/schema.ts';
import { columnIn, knownChoice } from './conditions.ts';
import { findEntry, lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

export async function glossaryQueries(db: Kysely<Catalogue>) {
  const filters = await lookup<GlossaryFilters>(db, 'glossary');

  return {
    filters,

    find: (slug: string) => findEntry<Term>(db, 'glossary', slug),

    /** Throws `InvalidParameters` where the category is none of the glossary's. */
    async list(query: GlossaryParameters): Promise<JsonText<GlossaryList>> {
      const errors: ParameterError[] = [];
      const conditions = columnIn('category', knownChoice('category', query.category, filters.categories, errors));
      if (errors.length > 0) throw new InvalidParameters(errors);
      const order = query.sort === 'category' ? [sql.ref('list.category_rank')] : [];
      return listPage<GlossaryList>(db, { kind: 'glossary', query, conditions, order });
    },
  };
}
