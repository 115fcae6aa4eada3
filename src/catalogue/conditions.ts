import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NamedSlug } from '../contract/entries.ts';
import { type Choice, shownValue } from '../contract/parameters.ts';
import type { ParameterError } from '../contract/problems.ts';
import { fold, slugify } from '../contract/slug.ts';
import { like, plainPattern } from '../database/dialect.ts';

/*
 * The conditions that list queries are put together from. In every list query the kind's table is called `list`.
 */

export type Condition = RawBuilder<SqlBool>;

const column = (name: string) => sql.ref<string>(`list.${name}`);
const oneOf = (values: readonly (string | number)[]) => sql.join(values.map((value) => sql.val(value)));

export function equals(name: string, value: string | number | undefined): Condition[] {
  return value === undefined ? [] : [sql<SqlBool>`${column(name)} = ${value}`];
}

/** The column holds one of the chosen values, and none of the excluded. */
export function columnIn(name: string, choice: Choice | undefined): Condition[] {
  const conditions: Condition[] = [];
  if (choice?.include.length) conditions.push(sql`${column(name)} in (${oneOf(choice.include)})`);
  if (choice?.exclude.length) conditions.push(sql`${column(name)} not in (${oneOf(choice.exclude)})`);
  return conditions;
}

/** A table of values (`id`, `value`) has one of the chosen values for the entry, and none of the excluded. */
export function valueIn(table: string, choice: Choice | undefined, key = 'value'): Condition[] {
  const ids = (values: readonly string[]) =>
    sql`select id from ${sql.table(table)} where ${sql.ref(key)} in (${oneOf(values)})`;
  const conditions: Condition[] = [];
  if (choice?.include.length) conditions.push(sql`list.id in (${ids(choice.include)})`);
  if (choice?.exclude.length) conditions.push(sql`list.id not in (${ids(choice.exclude)})`);
  return conditions;
}

/** The printed wording holds the text, whatever its case and accents. */
export function wordingHolds(name: string, text: string | undefined): Condition[] {
  return text ? [like(column(name), `%${plainPattern(fold(text))}%`)] : [];
}

/** Replaces what people write (`Wu Jen`, `wu-jen`) by slugs that exist; collects an error for each that does not. */
export function knownChoice(
  parameter: string,
  choice: Choice | undefined,
  known: readonly NamedSlug[],
  errors: ParameterError[],
): Choice | undefined {
  if (choice === undefined) return undefined;
  const find = (value: string) => {
    const slug = slugify(value);
    const match = known.find((item) => item.slug === slug || slugify(item.name) === slug);
    if (match === undefined) errors.push({ parameter, value: shownValue(value), message: allowed(known) });
    return match?.slug ?? '';
  };
  return { include: choice.include.map(find), exclude: choice.exclude.map(find) };
}

function allowed(known: readonly NamedSlug[]): string {
  const shown = known.slice(0, 60).map((item) => item.slug);
  return `must be one of ${shown.join(', ')}${known.length > shown.length ? ', …' : ''}`;
}
