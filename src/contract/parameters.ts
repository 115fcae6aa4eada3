import { z } from 'zod';
import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts';
import type { ParameterError } from './problems.ts';
import type { RawQuery } from './query.ts';

/** A whole number written in digits, from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
    .meta({ type: 'integer', pattern: undefined, minimum: min, maximum: max });
}

/** An amount of at least 0 written in digits, with a decimal point if need be (`1500`, `0.5`). */
export function amount() {
  return z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,4})?$/, 'must be a number of at least 0, such as 1500 or 0.5')
    .transform(Number)
    .meta({ type: 'number', pattern: undefined, minimum: 0 });
}

export type Choice = { readonly include: readonly string[]; readonly exclude: readonly string[] };

/** One value, or several joined by commas (any of them); a value after a minus sign is excluded. */
export function choice(description: string) {
  return z
    .string()
    .transform((text): Choice => {
      const values = text
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean);
      const excluded = (value: string) => value.startsWith('-') && value.length > 1;
      return {
        include: values.filter((value) => !excluded(value)),
        exclude: values.filter(excluded).map((value) => value.slice(1)),
      };
    })
    .meta({ description: `${description}. Several values: a,b (any of them); without one: -a` });
}

/** Levels 0 to 9 joined by commas: any of them. */
export function levels(what: string) {
  return z
    .string()
    .regex(/^\d(?:\s*,\s*\d)*$/, 'must be whole numbers from 0 to 9 joined by commas')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .meta({ description: `${what} levels 0 to 9, joined by commas (any of them)` });
}

export const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' });

export const freeText = z.string().transform((text) => text.trim());

const letter = z
  .string()
  .regex(/^(?:[A-Za-z]|all)$/i, 'must be one letter from A to Z, or all')
  .transform((value) => (value.length === 1 ? value.toUpperCase() : undefined))
  .meta({ description: 'First letter of the name, A to Z' });

/** What every list takes. */
export const listParameters = {
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, MAX_LIMIT).default(DEFAULT_LIMIT),
  search: freeText.optional().meta({ description: 'Words in the name, then in the rules text' }),
  starts_with: letter.optional(),
};

/** What a parameter error says of the value: cut short, so that a huge one is not sent back. */
export function shownValue(value: unknown): string {
  const text = String(value ?? '');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: ParameterError[] };

/** Parses the raw query with a contract's schema; every fault names parameter, value and what is allowed. */
export function parseQuery<T>(schema: z.ZodType<T, unknown>, raw: RawQuery): Parsed<T> {
  const result = schema.safeParse({ ...raw });
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    errors: result.error.issues.map((issue) => {
      const parameter = String(issue.path[0] ?? '');
      return { parameter, value: shownValue(raw[parameter]), message: issue.message };
    }),
  };
}
