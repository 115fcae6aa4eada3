import { z } from 'zod';
import type { KindName } from './kinds.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_PAGE, MAX_SCOPE_VALUES, MAX_VALUES } from './limits.ts';
import type { ParameterError } from './problems.ts';
import type { RawQuery } from './query.ts';
import { SORTS, type SortColumn } from './sorts.ts';

/** The schema of an integer from `min` to `max`, written in digits. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', pattern: undefined, minimum: min, maximum: max });
}

/** The schema of a number of at least 0, written in digits with up to four decimals (`1500`, `0.5`). */
export function amount() {
  return z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,4})?$/, 'must be a number of at least 0, such as 1500 or 0.5')
    .transform(Number)
    .meta({ type: 'number', pattern: undefined, minimum: 0 });
}

/** Values of which an entry must have one of `include`, if there are any, and none of `exclude`. */
export type Choice = { readonly include: readonly string[]; readonly exclude: readonly string[] };

const NO_CHOICE: Choice = { include: [], exclude: [] };

function parseChoice(text: string): Choice {
  const values = text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  const excluded = (value: string) => value.startsWith('-') && value.length > 1;
  return {
    include: values.filter((value) => !excluded(value)),
    exclude: values.filter(excluded).map((value) => value.slice(1)),
  };
}

const severalValues = (max: number) =>
  z.string().refine((text) => text.split(',', max + 1).length <= max, `must be at most ${max} values`);

/** The text of a parameter that takes several values, joined by commas: at most `MAX_VALUES`. */
export const commaSeparated = severalValues(MAX_VALUES);

/** One value, or several joined by commas (any of them); a value after a minus sign is excluded. */
export function choice(description: string, text = commaSeparated) {
  return text
    .transform(parseChoice)
    .meta({ description: `${description}. Several values: a,b (any of them); without one: -a` });
}

/** A column of the kind's list, and the direction. */
export type Sort<Kind extends KindName> = { readonly by: SortColumn<Kind>; readonly descending: boolean };

/** The schema of the sort order of the kind's list; by name if absent. */
export function sortBy<Kind extends KindName>(kind: Kind, description?: string) {
  const columns = Object.keys(SORTS[kind]) as SortColumn<Kind>[];
  const sorts = new Map(
    columns.flatMap((by): [string, Sort<Kind>][] => [
      [by, { by, descending: false }],
      [`-${by}`, { by, descending: true }],
    ]),
  );
  const message = `must be one of ${columns.join(', ')}, or one of them after a minus sign for the other way round`;
  return z
    .enum([...sorts.keys()], { error: message })
    .transform((value): Sort<Kind> => sorts.get(value) ?? { by: 'name' as SortColumn<Kind>, descending: false })
    .optional()
    .meta({
      description:
        description ??
        'Column; after a minus sign the other way round. Without it by name, the best matches of a search first',
    });
}

/** A boolean: `yes` or `no`, also `1` and `0`, `true` and `false`. */
export const yesOrNo = z
  .enum(['yes', 'no', '1', '0', 'true', 'false'], { error: 'must be yes or no' })
  .transform((value) => value === 'yes' || value === '1' || value === 'true');

/** Any text, trimmed. */
export const freeText = z.string().transform((text) => text.trim());

const letters = commaSeparated
  .regex(/^\s*(?:all|-?[a-z](?:\s*,\s*-?[a-z])*)[\s,]*$/i, 'must be letters from A to Z joined by commas, or all')
  .transform((text): Choice => (text.trim().toLowerCase() === 'all' ? NO_CHOICE : parseChoice(text.toUpperCase())))
  .meta({ description: 'First letter of the name, A to Z. Several: a,b (any of them); without one: -a' });

/** The books that a table allows; see `readScope`. */
export const booksParameter = choice(
  'Rulebooks that a table allows (slugs; /api/rulebooks/options lists them), usual sets of them (core, edition-35), and single entries (feats/leadership): an entry is in where one of its rulebooks is, or where none is known',
  severalValues(MAX_SCOPE_VALUES),
).optional();

/** The parameters of every list. */
export const listParameters = {
  page: wholeNumber(1, MAX_PAGE).default(1).meta({ description: 'From 1, which it is without' }),
  limit: wholeNumber(1, MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .meta({ description: `Entries on a page; ${DEFAULT_LIMIT} without` }),
  search: freeText.optional().meta({ description: 'Words in the name, then in the rules text' }),
  starts_with: letters.optional(),
  books: booksParameter,
  facets: yesOrNo.optional().meta({ description: 'yes adds what the filters have to offer, as the facets call does' }),
  counts: yesOrNo
    .optional()
    .meta({ description: 'yes adds how often each value of each filter comes up, as bare figures' }),
};

/** The value as a parameter error shows it: at most 80 characters, so that a huge value is not sent back. */
export function truncatedValue(value: unknown): string {
  const text = String(value ?? '');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: ParameterError[] };

/**
 * Parses the body of a request with a schema of the contract. Each error names the place (`classes.0.level`), the value and
 * what is allowed.
 */
export function parseBody<T>(schema: z.ZodType<T, unknown>, body: unknown): Parsed<T> {
  const result = schema.safeParse(body);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    errors: result.error.issues.map(({ path, message }) => ({
      parameter: truncatedValue(path.join('.') || 'body'),
      value: truncatedValue(valueAt(body, path)),
      message,
    })),
  };
}

/** The value at a path of a JSON document, as a text. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  const value = path.reduce<unknown>(
    (parent, key) =>
      typeof parent === 'object' && parent !== null ? (parent as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
  return typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 100) : value;
}

/** Parses a raw query with a schema of the contract. Each error names the parameter, the value and what is allowed. */
export function parseQuery<T>(schema: z.ZodType<T, unknown>, raw: RawQuery): Parsed<T> {
  const result = schema.safeParse({ ...raw });
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    errors: result.error.issues.map((issue) => {
      const parameter = String(issue.path[0] ?? '');
      return { parameter, value: truncatedValue(raw[parameter]), message: issue.message };
    }),
  };
}
