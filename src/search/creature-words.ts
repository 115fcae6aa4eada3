import type { BookScope } from '../contract/books.ts';
import { fold } from '../contract/slug.ts';
import { hasBit } from '../shared/bits.ts';
import { isEmpty, parseQuery } from './grammar.ts';
import { ROLES, type SearchIndex } from './index-parts.ts';
import { createScopes } from './scopes.ts';
import { allTexts, textAt } from './string-list.ts';
import { stemOf, wordsIn } from './words.ts';

/** A monster with templates, class levels or both, as words name it: `ogre fighter 4`, `red half-dragon ogre`. */
export type CreatureWords = {
  /** Slug of the monster. */
  monster: string;
  /** `variety`: the word that stands beside the template. */
  templates: readonly { slug: string; variety: string | null }[];
  classes: readonly { slug: string; level: number }[];
};

type Kind = 'monsters' | 'templates' | 'classes';
const KINDS: readonly Kind[] = ['monsters', 'templates', 'classes'];

/** What was read so far, and the words that are left. */
type Reading = { rest: readonly string[]; monster: string | null } & Pick<CreatureWords, 'templates' | 'classes'>;

const MAX_WORDS = 14;
const MAX_WORDS_OF_A_NAME = 5;
/** Words that join the others: `ogre with 4 levels of fighter`. */
const JOINING = new Set(['a', 'an', 'and', 'of', 'the', 'with']);
const LEVEL = /^([1-9]\d?)(?:st|nd|rd|th)?$/;
const LEVEL_WORD = 'level';

/**
 * Creates the function that reads a query as a creature to be built of a monster. The names are those of the index, aliases
 * included, each in full.
 * @returns null where the words are anything else, such as the name of a printed monster (`ogre zombie`), or where the table
 * does not allow a part of it
 */
export function createCreatureWords(index: SearchIndex): (q: string, scope: BookScope | null) => CreatureWords | null {
  const { entries } = index;
  const names = namesByKind(index);
  const within = createScopes(index);

  return (q, scope) => {
    const query = parseQuery(q);
    const { words, phrases, excluded, filters } = query;
    if (isEmpty(query) || phrases.length + excluded.length + filters.length > 0) return null;
    if (words.length < 2 || words.length > MAX_WORDS) return null;
    const passing = within(scope);
    const find = (kind: Kind, part: readonly string[]): string | null => {
      const entry = names[kind].get(part.join(' '));
      return entry === undefined || (passing && !hasBit(passing, entry)) ? null : textAt(entries.slugs, entry);
    };
    const stems = words.map(stemOf);
    if (names.monsters.has(stems.join(' '))) return null;
    return readCreature(stems, find);
  };
}

/** The entries of the kinds by the stems of their names and aliases. */
function namesByKind({ entries, names }: SearchIndex): Record<Kind, Map<string, number>> {
  const kindNames = allTexts(entries.kindNames);
  const found = { monsters: new Map(), templates: new Map(), classes: new Map() };
  allTexts(names.texts).forEach((name, i) => {
    const entry = names.entries[i] as number;
    const role = names.roles[i] as number;
    const kind = KINDS.find((one) => one === kindNames[entries.kinds[entry] as number]);
    if (kind === undefined || (role !== ROLES.name && role !== ROLES.alias)) return;
    const key = wordsIn(fold(name)).map(stemOf).join(' ');
    if (!found[kind].has(key)) found[kind].set(key, entry);
  });
  return found;
}

/**
 * Reads words as one monster with templates before or behind it and class levels.
 * @param stems the stems of the words
 * @param find the slug of what the words name in full
 */
export function readCreature(
  stems: readonly string[],
  find: (kind: Kind, words: readonly string[]) => string | null,
): CreatureWords | null {
  return read({ rest: stems, monster: null, templates: [], classes: [] });

  function read(reading: Reading): CreatureWords | null {
    const { rest, monster, templates, classes } = reading;
    const [first] = rest;
    if (first === undefined)
      return monster !== null && templates.length + classes.length > 0 ? { monster, templates, classes } : null;
    for (const next of [...withTemplate(reading), ...withMonster(reading), ...withClass(reading)]) {
      const found = read(next);
      if (found !== null) return found;
    }
    return JOINING.has(first) ? read({ ...reading, rest: rest.slice(1) }) : null;
  }

  /** The readings by which the words from a place on name an entry of the kind, the longest name first. */
  function named(kind: Kind, rest: readonly string[], from = 0): { slug: string; end: number }[] {
    const longest = Math.min(MAX_WORDS_OF_A_NAME, rest.length - from);
    return Array.from({ length: Math.max(0, longest) }, (_, i) => from + longest - i).flatMap((end) => {
      const slug = find(kind, rest.slice(from, end));
      return slug === null ? [] : [{ slug, end }];
    });
  }

  function withMonster(reading: Reading): Reading[] {
    if (reading.monster !== null) return [];
    return named('monsters', reading.rest).map(({ slug, end }) => ({
      ...reading,
      monster: slug,
      rest: reading.rest.slice(end),
    }));
  }

  /** A template alone, with its variety before it, or behind it. */
  function withTemplate(reading: Reading): Reading[] {
    const { rest, templates } = reading;
    const add = (slug: string, variety: string | null, end: number): Reading => ({
      ...reading,
      templates: [...templates, { slug, variety }],
      rest: rest.slice(end),
    });
    const alone = named('templates', rest);
    return [
      ...alone.map(({ slug, end }) => add(slug, null, end)),
      ...named('templates', rest, 1).map(({ slug, end }) => add(slug, rest[0] ?? null, end)),
      ...alone.flatMap(({ slug, end }) => (rest[end] === undefined ? [] : [add(slug, rest[end], end + 1)])),
    ];
  }

  /** `fighter 4`, `fighter level 4`, `4th-level fighter`, `4 levels of fighter`. */
  function withClass(reading: Reading): Reading[] {
    const { rest, classes } = reading;
    const add = (slug: string, level: string | undefined, end: number): Reading[] =>
      level === undefined
        ? []
        : [{ ...reading, classes: [...classes, { slug, level: Number(level) }], rest: rest.slice(end) }];
    const levelAt = (at: number): string | undefined => LEVEL.exec(rest[at] ?? '')?.[1];
    const before = levelAt(0);
    const skip = (at: number, words: readonly string[]) =>
      words.reduce((n, word) => (rest[n] === word ? n + 1 : n), at);
    if (before !== undefined)
      return named('classes', rest, skip(1, [LEVEL_WORD, 'of'])).flatMap(({ slug, end }) => add(slug, before, end));
    return named('classes', rest).flatMap(({ slug, end }) => {
      const at = skip(end, [LEVEL_WORD]);
      return add(slug, levelAt(at), at + 1);
    });
  }
}
