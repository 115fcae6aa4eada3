import { KIND_NAMES, KINDS, type KindName } from '../contract/kinds.ts';
import type { Operator } from '../contract/search-operators.ts';
import { effectWordings } from './effect-wordings.ts';
import type { SearchIndex } from './index-parts.ts';
import { allTexts, textAt } from './string-list.ts';
import { stemOf } from './words.ts';

/** A filter that some words of a plain question mean. */
export type Meaning = {
  operator: Operator;
  values: readonly string[];
  /** The kinds whose entries the filter applies to. */
  kinds: readonly KindName[];
  /** Whether the words name the entries to find: `feats`, `weapons`, `undead`. */
  noun?: boolean;
  /** The kind that a question is about where it has no noun. */
  implies?: KindName;
  /** Whether the words are also searched for as text. */
  keepsWords?: boolean;
};

export type Vocabulary = {
  /** @param stems of adjacent words */
  meaningsOf: (stems: readonly string[]) => readonly Meaning[];
  isNoun: (word: string) => boolean;
};

/** The operators whose values can be words of a plain question, by the key of their facts. */
const OPERATORS_OF_FACTS: Readonly<Record<string, Operator>> = {
  level: 'class',
  school: 'school',
  subschool: 'school',
  type: 'type',
  is: 'is',
  size: 'size',
  descriptor: 'descriptor',
  environment: 'environment',
  alignment: 'alignment',
  ability: 'ability',
  has: 'has',
};

/** Other nouns for kinds. */
const NOUNS: Readonly<Record<string, KindName>> = {
  creature: 'monsters',
  god: 'deities',
  goddess: 'deities',
  term: 'glossary',
  book: 'rulebooks',
};
/** Nouns for spells of level 0. */
const CANTRIPS = ['cantrip', 'orison'];
/** The parts of alignments. Neutral is an alignment of its own. */
const ALIGNMENTS = ['good', 'evil', 'lawful', 'chaotic'];
/** Worn and held items, by a word of their names. */
const WORN_ITEMS =
  'amulet belt boot bracelet bracer cap cape circlet cloak crown gauntlet glove goggle hat helm mantle mask necklace pendant robe slipper vest'.split(
    ' ',
  );

/** Creates the vocabulary of plain questions from the facts of the index. */
export function createVocabulary(index: SearchIndex): Vocabulary {
  const meanings = new Map<string, Meaning[]>();
  const add = (words: string, meaning: Meaning) => {
    const key = words
      .split(/[\s-]+/)
      .map(stemOf)
      .join(' ');
    const known = meanings.get(key) ?? [];
    const otherEffect = known.find(({ operator }) => operator === 'effect' && meaning.operator === 'effect');
    if (otherEffect) Object.assign(otherEffect, mergeEffects(otherEffect, meaning));
    else meanings.set(key, [...known, meaning]);
  };
  for (const kind of KIND_NAMES) {
    const meaning: Meaning = { operator: 'type', values: [kind], kinds: [kind], noun: true };
    add(KINDS[kind].singular, meaning);
  }
  for (const [word, kind] of Object.entries(NOUNS))
    add(word, { operator: 'type', values: [kind], kinds: [kind], noun: true });
  for (const word of CANTRIPS) add(word, { operator: 'level', values: ['0'], kinds: ['spells'], noun: true });
  for (const word of WORN_ITEMS)
    add(word, { operator: 'type', values: ['items'], kinds: ['items'], noun: true, keepsWords: true });
  // Before the descriptors of the same names, which few of those creatures have.
  for (const word of ALIGNMENTS) add(word, { operator: 'alignment', values: [word], kinds: ['monsters', 'deities'] });
  for (const { key, text, kinds } of valuesOf(index)) addValue(key, text, kinds, add);
  return {
    meaningsOf: (stems) => meanings.get(stems.join(' ')) ?? [],
    isNoun: (word) => meanings.get(stemOf(word))?.some(({ noun }) => noun) ?? false,
  };
}

/** The union of two effects that share their words: `protection poison` removes poison, or grants immunity. */
const mergeEffects = (one: Meaning, other: Meaning): Meaning => ({
  ...other,
  ...one,
  values: [...new Set([...one.values, ...other.values])],
  kinds: KIND_NAMES.filter((kind) => one.kinds.includes(kind) || other.kinds.includes(kind)),
});

type Value = { key: string; text: string; kinds: KindName[] };

function addValue(key: string, text: string, kinds: KindName[], add: (words: string, meaning: Meaning) => void): void {
  if (key === 'effect') {
    for (const { words, implies } of effectWordings(text))
      add(words, { operator: 'effect', values: [text], kinds, ...(implies && kinds.includes(implies) && { implies }) });
  } else if (key === 'needs') {
    for (const verb of ['need', 'require']) add(`${verb} ${text}`, { operator: 'needs', values: [text], kinds });
  } else {
    const operator = OPERATORS_OF_FACTS[key];
    if (operator === undefined) return;
    const isNoun = operator === 'type' && !kinds.includes('feats');
    add(text, { operator, values: [text], kinds, ...(isNoun && { noun: true }) });
  }
}

/** Every value of the facts, with the kinds of the entries that have it. */
function* valuesOf({ facts, entries }: SearchIndex): Generator<Value> {
  const names = allTexts(entries.kindNames) as KindName[];
  const keys = allTexts(facts.keys);
  for (const [i, key] of keys.entries()) {
    const kinds = new Map<number, Set<KindName>>();
    for (let fact = facts.starts[i] ?? 0; fact < (facts.starts[i + 1] ?? 0); fact++) {
      const value = facts.values[fact] as number;
      const kind = names[entries.kinds[facts.entries[fact] as number] as number];
      const known = kinds.get(value) ?? new Set();
      if (kind) known.add(kind);
      kinds.set(value, known);
    }
    for (const [value, of] of kinds) {
      const text = textAt(facts.texts, value);
      if (text !== '') yield { key, text, kinds: KIND_NAMES.filter((kind) => of.has(kind)) };
    }
  }
}
