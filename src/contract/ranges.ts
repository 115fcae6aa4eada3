import { z } from 'zod';
import { challengeRatingValue } from '../rules/monster-lines.ts';
import { FRACTIONAL_RATINGS } from '../rules/monster-vocabulary.ts';
import { severalValues } from './parameters.ts';

/** Figures from one to another, both ends included. */
export type NumberRange = { from: number; to: number };

/** Ranges of which an entry's figure must be in one, and in none. */
export type RangeChoice = { readonly include: readonly NumberRange[]; readonly exclude: readonly NumberRange[] };

type Numbers = {
  /** How one number is written. */
  pattern: string;
  /** What is allowed, for messages: `whole numbers from 0 to 9`. */
  words: string;
  /** A range for messages. */
  example: readonly [from: string, to: string];
  min: number;
  max: number;
  /** Whether `5+` and `2-` stand for `5..` and `..2` too. */
  signs?: true;
};

/* A plus sign in an address that is not encoded arrives as a blank: `cr=21+` is "21 ". */
const SIGNS = '[+ -]';

/**
 * Single figures and ranges, joined by commas (any of them): `3`, `1..3`, `5..` (and above), `..2` (and below).
 * A minus sign in front leaves a figure or range out.
 */
function rangeParameter(what: string, numbers: Numbers) {
  const { words, signs } = numbers;
  const [low, high] = numbers.example;
  const read = rangeReader(numbers);
  const message = `must be ${words} or ranges such as ${low}..${high}, ${high}.. (and above) or ..${low} (and below), joined by commas`;
  return severalValues
    .transform((text, context): RangeChoice => {
      const texts = text.split(',').map((item) => (signs ? item.trimStart() : item.trim()));
      const parts = texts.filter((item) => item.trim() !== '').map(read);
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

type ReadRange = { excluded: boolean; range: NumberRange };

/** Reads one figure or range; null where it is neither, or where its ends are the wrong way round. */
function rangeReader({ pattern, signs, min, max }: Numbers): (text: string) => ReadRange | null {
  const single = signs ? `(${pattern})(${SIGNS})?` : `(${pattern})()`;
  const part = new RegExp(`^(-)?(?:(${pattern})?(\\.\\.)(${pattern})?|${single})$`);
  return (text) => {
    const [, minus, from, dots, to, figure, sign] = part.exec(text) ?? [];
    if ((dots === undefined || (from === undefined && to === undefined)) && figure === undefined) return null;
    const low = from ?? (sign === '-' ? undefined : figure);
    const high = to ?? (sign === '+' || sign === ' ' ? undefined : figure);
    const range = { from: low === undefined ? min : figureOf(low), to: high === undefined ? max : figureOf(high) };
    if (range.from < min || range.to > max || range.from > range.to) return null;
    return { excluded: minus !== undefined, range };
  };
}

const figureOf = (text: string) => challengeRatingValue(text.includes('/') ? text : Number(text));

/** Whole figures from `min` to `max`. */
export function wholeRanges(what: string, min: number, max: number) {
  const [low, high] = [Math.min(min + 1, max), Math.min(min + 3, max)];
  const words = `whole numbers from ${min} to ${max}`;
  return rangeParameter(what, { pattern: '\\d{1,9}', words, example: [String(low), String(high)], min, max });
}

/** Amounts of at least 0, with a decimal point if need be. */
export function amountRanges(what: string) {
  const words = 'numbers of at least 0';
  const pattern = '\\d{1,9}(?:\\.\\d{1,4})?';
  return rangeParameter(what, { pattern, words, example: ['0.5', '1500'], min: 0, max: Number.POSITIVE_INFINITY });
}

/** Challenge ratings and Hit Dice: whole numbers, and below one the fractions that the books use or decimals. */
export function ratingRanges(what: string) {
  const words = `whole numbers or ${FRACTIONAL_RATINGS.join(', ')}`;
  const pattern = `\\d{1,3}|0\\.\\d{1,4}|${FRACTIONAL_RATINGS.join('|')}`;
  return rangeParameter(what, { pattern, words, example: ['1/2', '5'], min: 0, max: 1000, signs: true });
}
