import { type Kysely, sql } from 'kysely';
import type { Choice } from '../contract/parameters.ts';
import { InvalidParameters, type ParameterError } from '../contract/problems.ts';
import { slugify } from '../contract/slug.ts';
import { COMPONENT_FILTERS, TEXT_FILTERS } from '../contract/spell-filters.ts';
import type { Spell, SpellFilters, SpellList, SpellParameters } from '../contract/spells.ts';
import type { Catalogue } from '../database/schema.ts';
import { type Condition, columnIn, equals, knownChoice, valueIn, wordingHolds } from './conditions.ts';
import { findEntry, lookup } from './entries.ts';
import type { JsonText } from './json-text.ts';
import { listPage } from './list-page.ts';

export async function spellQueries(db: Kysely<Catalogue>) {
  const filters = await lookup<SpellFilters>(db, 'spells');
  const editions = filters.editions.map(({ edition }) => ({ slug: slugify(edition), name: edition }));

  return {
    filters,

    find: (slug: string) => findEntry<Spell>(db, 'spells', slug),

    /** Throws `InvalidParameters` where a filter names a value that the catalogue does not have. */
    async list(query: SpellParameters): Promise<JsonText<SpellList>> {
      const errors: ParameterError[] = [];
      const known = (parameter: keyof SpellParameters, list: readonly { slug: string; name: string }[]) =>
        knownChoice(parameter, query[parameter] as Choice | undefined, list, errors);
      const classes = known('class_name', filters.classes);
      const domains = known('domain', filters.domains);
      const conditions = [
        ...valueIn('spell_schools', known('school', filters.schools)),
        ...valueIn('spell_subschools', known('subschool', filters.subschools)),
        ...valueIn('spell_descriptors', known('descriptor', filters.descriptors)),
        ...columnIn('rulebook', known('rulebook', filters.rulebooks)),
        ...columnIn('edition', known('edition', editions)),
        ...onLists(classes, domains, query.level),
        ...COMPONENT_FILTERS.flatMap((name) => equals(name, query[name] && (query[name] === 'yes' ? 1 : 0))),
        ...TEXT_FILTERS.flatMap((name) => wordingHolds(name, query[name])),
      ];
      if (errors.length > 0) throw new InvalidParameters(errors);
      const order = query.sort === 'level' ? [sql.ref('list.lowest_level')] : [];
      return listPage<SpellList>(db, { kind: 'spells', query, conditions, order });
    },
  };
}

/** Class, domain and level belong together: level 3 with class wizard means a 3rd-level wizard spell. */
function onLists(classes?: Choice, domains?: Choice, levels?: readonly number[]): Condition[] {
  const atLevel = levels?.length ? sql` and level in (${sql.join(levels)})` : sql``;
  const onList = (table: string, key: string, choice: Choice | undefined) => {
    const chosen = choice?.include.length ? sql`${sql.ref(key)} in (${sql.join(choice.include)})` : sql`1 = 1`;
    return sql`select id from ${sql.table(table)} where ${chosen}${atLevel}`;
  };
  const conditions: Condition[] = [
    ...valueIn('spell_levels', classes && { include: [], exclude: classes.exclude }, 'class'),
    ...valueIn('spell_domains', domains && { include: [], exclude: domains.exclude }, 'domain'),
  ];
  const onClass = onList('spell_levels', 'class', classes);
  const onDomain = onList('spell_domains', 'domain', domains);
  if (classes?.include.length) conditions.push(sql`list.id in (${onClass})`);
  if (domains?.include.length) conditions.push(sql`list.id in (${onDomain})`);
  if (levels?.length && !classes?.include.length && !domains?.include.length)
    conditions.push(sql`list.id in (select id from spell_any_level where value in (${sql.join(levels)}))`);
  return conditions;
}
