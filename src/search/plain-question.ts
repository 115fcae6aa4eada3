import type { KindName } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import type { Filter } from './grammar.ts';
import { levelAt, type Measure, readMeasures } from './measures.ts';
import { NEGATIONS, VERB_NEGATIONS } from './negations.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { stemOf } from './words.ts';

/*
 * The grammar of plain questions: which of their words are filters. In this order:
 *
 * 1. Figures with their units and comparisons: `3rd level`, `under cr 5`, `less than 1,000 gp` (`measures.ts`).
 * 2. Stop words (`that`, `with`, `deals` …) are ignored. Numbers after a class or a school are levels (`sorcerer 4`).
 * 3. The longest runs of up to four words that the vocabulary knows: kinds, classes, schools, types, sizes, effects ….
 * 4. The kind of the question: the last noun for one (`feats`, `weapons`), else the one that the others imply: `fire
 *    damage` and levels mean spells, challenge ratings mean monsters, prices mean items.
 * 5. Runs after a negation (`not`, `without` …) leave out what they mean (`negatedRuns`).
 * 6. Runs that mean nothing for that kind are searched for as text.
 *
 * A query without a kind is not a plain question.
 */

/** A filter and the characters of the query that it was read from: `from` inclusive, `to` exclusive. */
export type UnderstoodPart = Measure;

export type PlainQuestion = {
  parts: readonly UnderstoodPart[];
  /** The words to search for as text among the entries that pass the filters. */
  words: readonly string[];
};

type Place = { from: number; to: number };
type Token = Place & { word: string; stem: string };
type Run = Place & { tokens: readonly Token[]; meanings: readonly Meaning[]; atEnd: boolean; negates: boolean };

const STOP_WORDS = new Set(
  (
    'a an and are but by can cause causes causing could creature creatures deal deals dealing do does for from get gets ' +
    'give gives giving grant grants granting has have having how i in inflict inflicts inflicting is it lets me my of on or ' +
    'target targets that the them these they to use uses what which who whose with against all any list lists'
  ).split(' '),
);
const NEGATING = new Set(NEGATIONS);
/** A word, or the two words of `other than`. */
const WORD = /other\s+than(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
/** What stands between two runs of which a negation before the first holds for the second too. */
const JOINING = /^\s*(?:,|,?\s+(?:and|or))\s*$/;
/** What stands between a negation and what it leaves out, words without a meaning aside: `not able to fly`. */
const WITHIN = /^[\s-]*(?:(?:a|an|any|of|the|to)\s+)*$/;
const MAX_RUN = 4;

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
 * @param text the plain words of the query, in lower case without accents
 * @param filters the filters that the query states with operators
 * @returns null where the words are not a plain question
 */
export function readPlainQuestion(
  text: string,
  filters: readonly Filter[],
  vocabulary: Vocabulary,
): PlainQuestion | null {
  const { measures, rest } = readMeasures(text);
  const { levels, tokens } = takeLevels(tokensIn(rest, vocabulary), rest, vocabulary);
  const numbers = [...measures, ...levels];
  const runs = runsOf(tokens, vocabulary);
  const kind = kindOfQuestion(runs, [...filters, ...numbers.map(({ filter }) => filter)]);
  if (kind === null) return null;
  const { negated, ignored } = negatedRuns(runs, text, (run) => isLeftOut(run, kind));
  const parts = [...numbers];
  const left: Token[] = [];
  let namesKind = false;
  for (const run of runs) {
    const meaning = meaningFor(run, kind);
    const from = negated.get(run);
    if (ignored.has(run)) continue;
    if (meaning === undefined) left.push(...run.tokens);
    else {
      parts.push({ from: from ?? run.from, to: run.to, filter: filterOf(meaning, from !== undefined) });
      namesKind ||= from === undefined && meaning.operator === 'type' && meaning.kinds.length === 1;
      if (meaning.keepsWords) left.push(...run.tokens);
    }
  }
  // A challenge rating alone says what it is of: a monster or a trap.
  const [first] = parts;
  if (first && !namesKind && parts.some(({ filter }) => filter.operator !== 'cr'))
    parts.unshift({ ...first, filter: { operator: 'type', negated: false, values: [kind] } });
  return parts.length === 0 ? null : { parts, words: left.flatMap(({ word }) => word.split(' ')) };
}

function filterOf({ operator, values }: Meaning, negated: boolean): Filter {
  return operator === 'level'
    ? { operator, negated, ranges: values.map((value) => ({ min: Number(value), max: Number(value) })) }
    : { operator, negated, values };
}

const meaningFor = ({ meanings }: Run, kind: KindName) => meanings.find(({ kinds }) => kinds.includes(kind));

/** Splits a text into words, without stop words. */
function tokensIn(text: string, vocabulary: Vocabulary): Token[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: typed, index }) => {
      const word = typed.replace(/\s+/, ' ');
      return { word, stem: stemOf(word), from: index, to: index + typed.length };
    })
    .filter(({ word }) => !STOP_WORDS.has(word) || vocabulary.isNoun(word));
}

/** Splits the numbers that follow a class or a school, which are levels, from the other words. */
function takeLevels(
  all: readonly Token[],
  text: string,
  vocabulary: Vocabulary,
): { levels: Measure[]; tokens: Token[] } {
  const levels: Measure[] = [];
  const tokens: Token[] = [];
  for (const token of all) {
    if (token.from < (levels.at(-1)?.to ?? 0)) continue;
    const level = followsList(tokens.at(-1), vocabulary) ? levelAt(text, token.from) : null;
    if (level === null) tokens.push(token);
    else levels.push(level);
  }
  return { levels, tokens };
}

function followsList(before: Token | undefined, vocabulary: Vocabulary): boolean {
  if (before === undefined) return false;
  return vocabulary.meaningsOf([before.stem]).some(({ operator }) => operator === 'class' || operator === 'school');
}

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
    const atEnd = i + run.length === tokens.length;
    if (first && last)
      runs.push({ from: first.from, to: last.to, tokens: run, meanings, atEnd, negates: NEGATING.has(first.word) });
    i += run.length;
  }
  return runs;
}

function kindOfQuestion(runs: readonly Run[], filters: readonly Filter[]): KindName | null {
  const isOnly = runs.length === 1;
  const asked = runs.filter((_, i) => !runs[i - 1]?.negates);
  const noun = asked
    .filter(
      ({ tokens, atEnd, meanings }) => meanings.some(({ noun }) => noun) && (isPlural(tokens) || (atEnd && !isOnly)),
    )
    .at(-1);
  const named = noun?.meanings.find((meaning) => meaning.noun)?.kinds[0];
  const strong = asked.flatMap(({ meanings }) => meanings).find(({ implies }) => implies)?.implies;
  const fromFilters = filters.map(({ operator }) => IMPLIED_KINDS[operator]).find((implied) => implied !== undefined);
  const hasLevel = filters.some(({ operator }) => operator === 'level');
  const fromList = hasLevel
    ? asked.flatMap(({ meanings }) => meanings).find(({ operator }) => operator === 'class' || operator === 'school')
    : undefined;
  return named ?? fromFilters ?? strong ?? fromList?.kinds[0] ?? null;
}

const isPlural = (tokens: readonly Token[]) => {
  const last = tokens.at(-1);
  return last !== undefined && last.word !== last.stem;
};

/** Whether a run can be left out: it means something for the kind, and neither the kind itself nor words of names. */
function isLeftOut(run: Run, kind: KindName): boolean {
  const meaning = meaningFor(run, kind);
  return meaning !== undefined && !meaning.keepsWords && !(meaning.operator === 'type' && meaning.values[0] === kind);
}

/**
 * Finds what the negations of a question leave out: each the first run after it that can be, and those that are joined to
 * that by `and`, `or` or a comma. After those of verbs, words without a meaning are ignored, such as `able` in `not able to
 * fly`; a noun behind such a word is asked for. A negation without anything to leave out is a word like others.
 * @returns `negated`: the place from which each run that is left out reads
 */
function negatedRuns(runs: readonly Run[], text: string, canBe: (run: Run) => boolean) {
  const negated = new Map<Run, number>();
  const ignored = new Set<Run>();
  const between = (i: number) => text.slice(runs[i - 1]?.to, runs[i]?.from);
  for (let i = 0; i < runs.length; i++) {
    const negation = runs[i] as Run;
    if (!negation.negates) continue;
    let after = i + 1;
    while (runs[after]?.negates) after++;
    let at = after;
    const skips = VERB_NEGATIONS.includes(runs[after - 1]?.tokens[0]?.word ?? '');
    while (skips && runs[at]?.meanings.length === 0 && WITHIN.test(between(at + 1))) at++;
    const first = runs[at];
    if (first === undefined || !canBe(first) || (at > after && first.meanings.some(({ noun }) => noun))) continue;
    for (const run of runs.slice(i, at)) ignored.add(run);
    negated.set(first, negation.from);
    for (let next = runs[++at]; next && canBe(next) && JOINING.test(between(at)); next = runs[++at]) {
      // The negation stays for it where the first is taken out of the question.
      negated.set(first, first.from);
      negated.set(next, next.from);
    }
    i = at - 1;
  }
  return { negated, ignored };
}
