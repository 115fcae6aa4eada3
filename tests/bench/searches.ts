import { ITEM_QUERIES, MONSTER_QUERIES, SPELL_QUERIES } from '../search/queries.ts';

export const SEARCH_CONNECTIONS = 16;

const search = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
const misspelt = [...SPELL_QUERIES, ...ITEM_QUERIES, ...MONSTER_QUERIES].map(([query]) => query);
const TEXTS = [
  'fire damage',
  'stunned',
  'resist cold',
  'bonus on saves',
  'cannot be seen',
  'poison',
  'undead',
  'the creature',
];
const OPERATORS = [
  'type:spell level:3 class:wizard',
  'cr:5..8 type:dragon',
  'price:<2000 type:item',
  'book:phb save:reflex fire',
  '"attack of opportunity" -type:feat',
];
const typed = [...'magic missile'].map((_, i, letters) => letters.slice(0, i + 1).join(''));

/** The search texts, in turn. */
export const SEARCHES: readonly [name: string, paths: string[]][] = [
  ['60 misspelt or partial queries', misspelt.map(search)],
  ['rules text', TEXTS.map(search)],
  ['operators and phrases', OPERATORS.map(search)],
  ['a name typed letter by letter', typed.map(search)],
  ['all of them in turn', [...misspelt, ...TEXTS, ...OPERATORS, ...typed].map(search)],
];
