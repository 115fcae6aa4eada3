import { type Kysely, sql } from 'kysely';
import type { Choice } from '../contract/parameters.ts';
import type { Power, PowerFilters, PowerList, PowerParameters } from '../contract/powers.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import type { Catalogue } from '../database/schema.ts';
import { type Condition, columnIn, knownChoice, valueIn } from './conditions.ts';
import { findEntry, lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

export async function powerQueries(db: Kysely<Catalogue>) {
  const filters = await lookup<PowerFilters>(db, 'powers');

  return {
    filters,

    find: (slug: string) => findEntry<Power>(db, 'powers', slug),

    /** Throws `InvalidParameters` where a filter names a value that the catalogue does not have. */
    async list(query: PowerParameters): Promise<JsonText<PowerList>> {
      const errors: ParameterError[] = [];
      const known = (parameter: keyof PowerParameters, list: readonly { slug: string; name: string }[]) =>
        knownChoice(parameter, query[parameter] as Choice | undefined, list, errors);
      const conditions = [
        ...columnIn('discipline', known('discipline', filters.disciplines)),
        ...columnIn('subdiscipline', known('subdiscipline', filters.subdisciplines)),
        ...valueIn('power_descriptors', known('descriptor', filters.descriptors)),
        ...onLists(known('class_name', filters.classes), query.level),
      ];
      if (errors.length > 0) throw new InvalidParameters(errors);
      const order = query.sort === 'level' ? [sql.ref('list.lowest_level')] : [];
      return listPage<PowerList>(db, { kind: 'powers', query, conditions, order });
    },
  };
}

/** Power list and level belong together: level 3 with class psion means a 3rd-level psion power. */
function onLists(classes?: Choice, levels?: readonly number[]): Condition[] {
  const excluded = valueIn('power_levels', classes && { include: [], exclude: classes.exclude }, 'class');
  if (!classes?.include.length && !levels?.length) return excluded;
  const chosen = classes?.include.length ? sql`class in (${sql.join(classes.include)})` : sql`1 = 1`;
  const atLevel = levels?.length ? sql`level in (${sql.join(levels)})` : sql`1 = 1`;
  return [...excluded, sql`list.id in (select id from power_levels where ${chosen} and ${atLevel})`];
}
