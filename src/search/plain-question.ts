import type { KindName } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import type { Filter, NumberRange } from './grammar.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { stemOf } from './words.ts';

/*
 * The grammar of plain questions: which of their words are filters. In this order:
 *
 * 1. Stop words (`that`, `with`, `deals` …) are ignored.
 * 2. Numbers: `3rd level`, `level 3`, `under 1000 gp`; a number after a class or a school is a level (`sorcerer 4`).
 * 3. The longest runs of up to four words that the vocabulary knows: kinds, classes, schools, types, sizes, effects ….
 * 4. The kind of the question: the last noun for one (`feats`, `weapons`), else the one that the others imply: `fire
 *    damage` and levels mean spells, challenge ratings mean monsters, prices mean items.
 * 5. Runs that mean nothing for that kind are searched for as text.
 *
 * A query without a kind is not a plain question.
 */

/** A filter and the run of the query's words that it was read from: `from` inclusive, `to` exclusive. */
export type UnderstoodPart = { from: number; to: number; filter: Filter };

export type PlainQuestion = {
  parts: readonly UnderstoodPart[];
  /** The words to search for as text among the entries that pass the filters. */
  words: readonly string[];
};

type Token = { word: string; stem: string; at: number };
type Run = { from: number; to: number; tokens: readonly Token[]; meanings: readonly Meaning[]; atEnd: boolean };

const STOP_WORDS = new Set(
  (
    'a an and are by can cause causes causing could creature creatures deal deals dealing do does for from get gets give ' +
    'gives giving grant grants granting has have having how i in inflict inflicts inflicting is it lets me my of on or ' +
    'target targets that the them these they to use uses what which who whose with against all any list lists'
  ).split(' '),
);
const MAX_RUN = 4;
const MAX_LEVEL = 9;

/** The kinds that filters imply. */
const IMPLIED_KINDS: Partial<Record<Operator, KindName>> = {
  cr: 'monsters',
  hd: 'monsters',
  price: 'items',
  class: 'spells',
  domain: 'spells',
  school: 'spells',
};

/**
 * Reads the words of a query as a question.
 * @param words in lower case without accents
 * @param filters the filters that the query states with operators
 * @returns null where the words are not a plain question
 */
export function readPlainQuestion(
  words: readonly string[],
  filters: readonly Filter[],
  vocabulary: Vocabulary,
): PlainQuestion | null {
  const tokens = words
    .map((word, at) => ({ word, stem: stemOf(word), at }))
    .filter(({ word }) => !STOP_WORDS.has(word) || vocabulary.isNoun(word));
  const { numbers, others } = extractNumbers(tokens, vocabulary);
  const runs = runsOf(others, vocabulary);
  const kind = kindOfQuestion(runs, [...filters, ...numbers.map(({ filter }) => filter)]);
  if (kind === null) return null;
  const parts = [...numbers];
  const left: Token[] = [];
  let namesKind = false;
  for (const run of runs) {
    const meaning = run.meanings.find(({ kinds }) => kinds.includes(kind));
    if (meaning === undefined) left.push(...run.tokens);
    else {
      parts.push({ from: run.from, to: run.to, filter: filterOf(meaning) });
      namesKind ||= meaning.operator === 'type' && meaning.kinds.length === 1;
      if (meaning.keepsWords) left.push(...run.tokens);
    }
  }
  if (!namesKind) {
    const first = parts[0];
    if (first) parts.unshift({ ...first, filter: { operator: 'type', negated: false, values: [kind] } });
  }
  return parts.length === 0 ? null : { parts, words: left.map(({ word }) => word) };
}

const filterOf = ({ operator, values }: Meaning): Filter =>
  operator === 'level'
    ? { operator, negated: false, ranges: values.map((value) => ({ min: Number(value), max: Number(value) })) }
    : { operator, negated: false, values };

/** Splits the words into the longest runs that the vocabulary knows; every other word is a run without meanings. */
function runsOf(tokens: readonly Token[], vocabulary: Vocabulary): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < tokens.length; ) {
    let length = Math.min(MAX_RUN, tokens.length - i);
    let meanings: readonly Meaning[] = [];
    for (; length > 0; length--) {
      meanings = vocabulary.meaningsOf(tokens.slice(i, i + length).map(({ stem }) => stem));
      if (meanings.length > 0) break;
    }
    const run = tokens.slice(i, i + Math.max(1, length));
    const [first, last] = [run[0], run.at(-1)];
    if (first && last)
      runs.push({ from: first.at, to: last.at + 1, tokens: run, meanings, atEnd: i + run.length === tokens.length });
    i += run.length;
  }
  return runs;
}

function kindOfQuestion(runs: readonly Run[], filters: readonly Filter[]): KindName | null {
  const isOnly = runs.length === 1;
  const noun = runs
    .filter(
      ({ tokens, atEnd, meanings }) => meanings.some(({ noun }) => noun) && (isPlural(tokens) || (atEnd && !isOnly)),
    )
    .at(-1);
  const named = noun?.meanings.find((meaning) => meaning.noun)?.kinds[0];
  const strong = runs.flatMap(({ meanings }) => meanings).find(({ implies }) => implies)?.implies;
  const fromFilters = filters.map(({ operator }) => IMPLIED_KINDS[operator]).find((implied) => implied !== undefined);
  const hasLevel = filters.some(({ operator }) => operator === 'level');
  const fromList = hasLevel
    ? runs.flatMap(({ meanings }) => meanings).find(({ operator }) => operator === 'class' || operator === 'school')
    : undefined;
  return named ?? fromFilters ?? strong ?? fromList?.kinds[0] ?? null;
}

const isPlural = (tokens: readonly Token[]) => {
  const last = tokens.at(-1);
  return last !== undefined && last.word !== last.stem;
};

const LEVEL = /^(?:level|lvl)$/;
const BELOW = /^(?:under|below|less|cheaper)$/;
const ABOVE = /^(?:over|above|more)$/;

type Numbers = { numbers: UnderstoodPart[]; others: Token[] };

/** Extracts numbers with their units from the words of a question. */
function extractNumbers(tokens: readonly Token[], vocabulary: Vocabulary): Numbers {
  const numbers: UnderstoodPart[] = [];
  const others: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const [one, two, three] = tokens.slice(i, i + 3) as [Token, Token?, Token?];
    const level = levelIn(one, two) ?? (followsList(others.at(-1), vocabulary) ? numberIn(one, MAX_LEVEL) : null);
    const price = priceIn(one, two, three);
    const taken =
      level !== null ? (levelIn(one, two) === null ? 1 : 2) : price === null ? 0 : three?.word === 'gp' ? 3 : 2;
    if (taken === 0) others.push(one);
    else {
      const last = tokens[i + taken - 1] ?? one;
      const filter: Filter =
        level !== null
          ? { operator: 'level', negated: false, ranges: [{ min: level, max: level }] }
          : { operator: 'price', negated: false, ranges: [price as NumberRange] };
      numbers.push({ from: one.at, to: last.at + 1, filter });
    }
    i += Math.max(1, taken);
  }
  return { numbers, others };
}

/** The level of `3rd level` or `level 3`; null where the two words are no level. */
function levelIn(one: Token, two?: Token): number | null {
  if (two === undefined) return null;
  if (LEVEL.test(one.word)) return numberIn(two, MAX_LEVEL);
  return LEVEL.test(two.word) ? numberIn(one, MAX_LEVEL) : null;
}

function numberIn({ word }: Token, max: number): number | null {
  const [, figure] = /^(\d+)(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return figure !== undefined && Number(figure) <= max ? Number(figure) : null;
}

function followsList(before: Token | undefined, vocabulary: Vocabulary): boolean {
  if (before === undefined) return false;
  return vocabulary.meaningsOf([before.stem]).some(({ operator }) => operator === 'class' || operator === 'school');
}

/** The range of `under 1000 gp`; null without the coin. */
function priceIn(one: Token, two?: Token, three?: Token): NumberRange | null {
  const figure = two && /^\d+$/.test(two.word) ? Number(two.word) : null;
  if (figure === null || three?.word !== 'gp') return null;
  if (BELOW.test(one.word)) return { min: -Infinity, max: figure, open: 'max' };
  return ABOVE.test(one.word) ? { min: figure, max: Infinity, open: 'min' } : null;
}
