import { z } from 'zod';
import { challengeRatingValue } from '../rules/challenge-rating.ts';
import { FRACTIONAL_RATINGS } from '../rules/monster-vocabulary.ts';
import { commaSeparated } from './parameters.ts';

/** Numbers from one to another, both ends included. */
export type NumberRange = { from: number; to: number };

/** An entry's number must be in one of the `include` ranges, if there are any, and in none of the `exclude` ranges. */
export type RangeChoice = { readonly include: readonly NumberRange[]; readonly exclude: readonly NumberRange[] };

type Numbers = {
  /** The regular expression of one number. */
  pattern: string;
  /** The allowed numbers, for messages: `whole numbers from 0 to 9`. */
  words: string;
  /** An example range for messages. */
  example: readonly [from: string, to: string];
  min: number;
  max: number;
  /** Whether `5+` and `2-` are allowed for `5..` and `..2`. */
  signs?: true;
};

/* An unencoded plus sign in a query string is decoded as a space: `cr=21+` is "21 ". */
const SIGNS = '[+ -]';

/**
 * The schema of a parameter that takes numbers and ranges, joined by commas (any of them): `3`, `1..3`, `5..` (and above),
 * `..2` (and below). A minus sign in front excludes a number or range.
 */
function rangeParameter(what: string, numbers: Numbers) {
  const { words, signs } = numbers;
  const [low, high] = numbers.example;
  const parseRange = rangeParser(numbers);
  const message = `must be ${words} or ranges such as ${low}..${high}, ${high}.. (and above) or ..${low} (and below), joined by commas`;
  return commaSeparated
    .transform((text, context): RangeChoice => {
      const texts = text.split(',').map((item) => (signs ? item.trimStart() : item.trim()));
      const parts = texts.filter((item) => item.trim() !== '').map(parseRange);
      if (parts.includes(null)) {
        context.issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      }
      const ranges = (excluded: boolean) =>
        parts.flatMap((part) => (part !== null && part.excluded === excluded ? [part.range] : []));
      return { include: ranges(false), exclude: ranges(true) };
    })
    .meta({
      description: `${what}: ${low}, or a range (${low}..${high}, ${high}.. and above, ..${low} and below). Several: a,b (any of them); without one: -a`,
    });
}

type ParsedRange = { excluded: boolean; range: NumberRange };

/** Returns a parser of one number or range. It gives null where the text is neither, is out of bounds, or has its ends reversed. */
function rangeParser({ pattern, signs, min, max }: Numbers): (text: string) => ParsedRange | null {
  const single = signs ? `(${pattern})(${SIGNS})?` : `(${pattern})()`;
  const part = new RegExp(`^(-)?(?:(${pattern})?(\\.\\.)(${pattern})?|${single})$`);
  return (text) => {
    const [, minus, from, dots, to, number, sign] = part.exec(text) ?? [];
    if ((dots === undefined || (from === undefined && to === undefined)) && number === undefined) return null;
    const low = from ?? (sign === '-' ? undefined : number);
    const high = to ?? (sign === '+' || sign === ' ' ? undefined : number);
    const range = {
      from: low === undefined ? min : challengeRatingValue(low),
      to: high === undefined ? max : challengeRatingValue(high),
    };
    if (range.from < min || range.to > max || range.from > range.to) return null;
    return { excluded: minus !== undefined, range };
  };
}

/** Integers from `min` to `max`. */
export function integerRanges(what: string, min: number, max: number) {
  const [low, high] = [Math.min(min + 1, max), Math.min(min + 3, max)];
  const words = `whole numbers from ${min} to ${max}`;
  return rangeParameter(what, { pattern: '\\d{1,9}', words, example: [String(low), String(high)], min, max });
}

/** Numbers of at least 0, with up to four decimals. */
export function amountRanges(what: string) {
  const words = 'numbers of at least 0';
  const pattern = '\\d{1,9}(?:\\.\\d{1,4})?';
  return rangeParameter(what, { pattern, words, example: ['0.5', '1500'], min: 0, max: Number.POSITIVE_INFINITY });
}

/** Challenge ratings and Hit Dice: integers, and below 1 decimals or the fractions that the books print. */
export function ratingRanges(what: string) {
  const words = `whole numbers or ${FRACTIONAL_RATINGS.join(', ')}`;
  const pattern = `\\d{1,3}|0\\.\\d{1,4}|${FRACTIONAL_RATINGS.join('|')}`;
  return rangeParameter(what, { pattern, words, example: ['1/2', '5'], min: 0, max: 1000, signs: true });
}
