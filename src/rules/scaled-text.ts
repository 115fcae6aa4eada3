/**
 * Values in the wording of a stat line that grow with the caster level: `One creature/level` at 7th is `7 creatures`.
 *
 * Source: Player's Handbook, chapter 10 (SRD "Magic Overview": Range, Aiming a Spell, Duration).
 */

import { grouped } from './grouped.ts';

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNTED =
  /\b(creature|object|target|swarm|gallon|human|horse|plant|item|animal|usage|cube|square|piece|round|hour|day)(?=$| or | of | touched| for )/g;

const NUMBER = '(?:\\d[\\d,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
/* The noun of a number, up to the words that begin another measure: `living creature`, `ft. long`, `10-ft. cube`. */
const WORD = `(?!(?:per|plus|and|up|to|than|with|that|weighing|no)\\b|or ${NUMBER}\\b|\\d+(?!\\d*-ft))[^\\s,;()/+]+`;
const UNIT = `(?:(?:-|\\s)${WORD})*?`;
const PER = `(?: \\([^)]*\\))?(?:\\s*/\\s*|\\s+per\\s+)(?:(${NUMBER})\\s+)?(?:caster\\s+)?(additional\\s+)?levels?\\b`;
const TRAILING = '((?: (?:long|wide|high|deep|radius)\\b)?)';
const BASE = `(?:(?:(\\d+d\\d+)|(${NUMBER}))(${UNIT})\\s+(?:\\+|plus)\\s+)?`;
const OTHER = `(?:(${NUMBER})(${UNIT})\\s+or\\s+)?`;
const SCALED = new RegExp(`(?<![\\w.,-])${BASE}${OTHER}(${NUMBER})(${UNIT})${PER}${TRAILING}`, 'gi');

const numberOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text.replaceAll(',', ''));

/**
 * Computes every value of a stat line that grows with the level, at a caster level of 1 or more, joined as in the line;
 * null where nothing grows.
 *
 * @param from the lowest caster level that casts the spell: "additional" levels count from it
 * @param max the limit of the value, where the spell's text sets one
 */
export function scaledText(text: string, casterLevel: number, from = 1, max = Number.POSITIVE_INFINITY): string | null {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(SCALED)) {
    const between = text.slice(end, match.index);
    const joint = /^ (?:by|and) $/.test(between) ? between : ', ';
    const radius = /radius of (?:up to )?$/.test(between) ? ' radius' : '';
    result += `${result === '' ? '' : joint}${computed(match, casterLevel, from, max)}${radius}`;
    end = match.index + match[0].length;
  }
  return result === '' ? null : result;
}

function computed(match: RegExpExecArray, casterLevel: number, from: number, max: number): string {
  const [
    ,
    dice,
    base,
    baseUnit = '',
    otherNumber,
    otherUnit = '',
    number = '',
    unit = '',
    step,
    beyond,
    trailing = '',
  ] = match;
  const levels = beyond === undefined ? casterLevel : Math.max(0, casterLevel - from);
  const steps = Math.floor(levels / (step === undefined ? 1 : numberOf(step)));
  const times = base === undefined && dice === undefined ? Math.max(1, steps) : steps;
  const grown = numberOf(number) * times;
  const ownUnit = unit + trailing;
  if (dice !== undefined) return `${dice} + ${counted(grown, ownUnit)}`;
  const cube = /^-ft\. (?:cube|square)$/.exec(unit);
  if (cube) return counted(times, ` ${number}${unit}`);
  if (otherNumber !== undefined)
    return `${counted(numberOf(otherNumber) * times, otherUnit)} or ${counted(grown, unit)}`;
  if (base === undefined) return counted(Math.min(grown, max), ownUnit);
  const [words, baseWords] = [unit.replace(' additional ', ' '), baseUnit];
  if (!sameUnit(words, baseWords)) return `${counted(numberOf(base), baseUnit)} + ${counted(grown, ownUnit)}`;
  return counted(
    Math.min(numberOf(base) + grown, max),
    (baseWords.length > words.length ? baseWords : words) + trailing,
  );
}

/** `10-ft. cubes` and `10-ft. cube`, `2 ft. diameter` and `ft.`. */
function sameUnit(a: string, b: string): boolean {
  const [x, y] = [a.replace(/s$/, ''), b.replace(/s$/, '')];
  return x.startsWith(y) || y.startsWith(x);
}

/** `7 creatures`, `7 × 10-ft. cube`, `70-ft. radius`, `1,400 sq. ft.`. */
function counted(amount: number, unit: string): string {
  const figure = grouped(amount);
  const cube = /^ (\d+-ft\. (?:cube|square))s?$/.exec(unit);
  if (cube) return amount === 1 ? (cube[1] ?? '') : `${figure} × ${cube[1]}`;
  const words = unit.replace(/^-ft\.-/, '-ft. ').replace(/ min\.$/, amount === 1 ? ' minute' : ' minutes');
  return figure + (amount === 1 ? words.replace(/(gallon)s/, '$1') : words.replace(COUNTED, '$1s'));
}
