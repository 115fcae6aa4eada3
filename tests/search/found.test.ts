import { expect, test } from 'vitest';
import { expectEach } from '../support/expect-each.ts';
import { openTestSearch } from '../support/search.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { PLAIN_QUESTIONS } from './plain-questions.ts';
import { ITEM_QUERIES, type MeantEntry, MONSTER_QUERIES, QUESTIONS, SPELL_QUERIES } from './queries.ts';

const LEAST_FOUND = 58;

const { search } = openTestSearch();

async function missed(queries: readonly MeantEntry[]): Promise<string[]> {
  const misses: string[] = [];
  for (const [query, kind, slug] of queries) {
    const { results } = await search(query, 3);
    const urls = results.map(({ url }) => url);
    if (!urls.includes(`/${kind}/${slug}`)) misses.push(`${query}: ${urls.join(' ')} instead of /${kind}/${slug}`);
  }
  return misses;
}

test('of 60 misspelt or partial queries, at least 58 have the meant entry among the first three', async () => {
  const queries = [...SPELL_QUERIES, ...ITEM_QUERIES, ...MONSTER_QUERIES];
  expect(queries).toHaveLength(60);
  const misses = await missed(queries);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(queries.length - LEAST_FOUND);
});

test('a word that is spelled as it sounds finds the name first', async () => {
  expect(search('cure lite wounds', 1).results[0]?.url).toBe('/spells/cure-light-wounds');
  expect(search('fantom steed', 1).results[0]?.url).toBe('/spells/phantom-steed');
});

test('a question finds the entry that it is about among the first three', async () => {
  expect(await missed(QUESTIONS)).toEqual([]);
});

test.each(ABBREVIATIONS)('the abbreviation %s finds %s first', (query, path) => {
  expect(search(query, 3).results.map(({ url }) => url)[0]).toBe(`/${path}`);
});

test('an abbreviation is found within other words, and says what it stands for', () => {
  expect(search('wand of clw', 1).results[0]?.url).toBe('/items/wand-of-cure-light-wounds');
  expect(search('AoO', 1).results[0]?.snippet).toBe('Also called <mark>AoO</mark>');
});

test('every rulebook is found by its short form', () => {
  const { results } = search('type:rulebook', 200);
  expect(results.length).toBeGreaterThan(100);
  for (const [short, path] of [
    ['FRCS', 'forgotten-realms-campaign-setting'],
    ['RotW', 'races-of-the-wild'],
    ['MoE', 'magic-of-eberron'],
  ])
    expect(search(short ?? '', 1).results[0]?.slug, short).toBe(path);
});

test('a word with the prefix ranks before a correction, and a number does not match a part of another', () => {
  expect(search('ogr', 50).results.map(({ slug }) => slug)).not.toContain('oar');
  expect(search('+1', 50).results.map(({ slug }) => slug)).not.toContain('ladder-10-foot');
});

test.each([
  ['cure light wonds', '/spells/cure-light-wounds'],
  ['epic mage amor', '/spells/epic-mage-armor'],
])('%s: a misspelt last word is corrected although other words begin with it', (query, url) => {
  expect(search(query, 1).results[0]?.url).toBe(url);
});

test('letters that are no word find nothing', () => {
  for (const query of ['zzzz', 'type:spells zzzz', 'zzz type:monsters'])
    expect(search(query, 5).results, query).toEqual([]);
});

test('a number by itself is not that of a series', () => {
  expect(search('+1', 50).results.map(({ slug }) => slug)).not.toContain('ring-of-wizardry-i');
});

test('a terrain finds its creatures', () => {
  expect(search('type:monster forest', 1).total).toBeGreaterThanOrEqual(103);
});

test.each(PLAIN_QUESTIONS)('%s: %s', (question, conditions) => {
  const urls = search(question, 1000).results.map(({ url }) => url.slice(1));
  const shown = urls.slice(0, 10);
  for (const condition of conditions.split(';')) {
    const [what, path = ''] = condition.split('=');
    if (what === 'only') {
      expect(shown.length, condition).toBeGreaterThan(0);
      expect(
        shown.filter((url) => !url.startsWith(`${path}/`)),
        condition,
      ).toEqual([]);
    } else {
      const reach = { first: 1, top3: 3, has: 10, found: urls.length }[what ?? ''];
      expect(urls.slice(0, reach), condition).toContain(path);
    }
  }
});

test('the response says what the search understood, with the query without it', () => {
  const { understood, total } = search('3rd-level wizard spells', 5);
  expect(understood.map(({ words, operator, value, without }) => [words, operator, value, without])).toEqual([
    ['3rd-level', 'level', '3', 'wizard spells'],
    ['wizard', 'class', 'wizard', '3rd-level spells'],
    ['spells', 'type', 'spells', '3rd-level wizard'],
  ]);
  expect(total).toBe(search('type:spell level:3 class:wizard', 1).total);
  expect(
    search('undead CR 1/2', 5).understood.map(({ operator, value, without }) => [operator, value, without]),
  ).toEqual([
    ['cr', '1/2', 'undead'],
    ['type', 'undead', 'cr 1/2'],
  ]);
});

test('what is said to be understood is in force, and a phrase is only a phrase', () => {
  const { understood, total } = search('cr 5-8', 1);
  expect(understood.map(({ operator, value }) => `${operator}:${value}`)).toEqual(['cr:5..8']);
  expect(total).toBe(search('cr:5..8', 1).total);
  expect(search('"the cr 5 monster"', 1).understood).toEqual([]);
  const { words } = search('monsters of "swallow whole" cr 12', 1).understood[0] ?? {};
  expect(words).toBe('cr 12');
});

test('a query can be searched literally, and a name is not read as a question', () => {
  for (const question of ['spells that stun', 'cr 5', 'wizard spells'])
    expect(search(question, 5, { plain: true }).understood, question).toEqual([]);
  expect(search('cr 5', 1, { plain: true }).total).not.toBe(search('cr:5', 1).total);
  expect(search('level:3', 1, { plain: true }).total).toBe(search('level:3', 1).total);
  for (const name of [
    'Remove Curse',
    'Fire Giant',
    'Huge Fire Elemental',
    'Magic Weapon',
    'Detect Undead',
    'Spell Focus',
    'Summon Monster',
    'Improved Initiative',
  ])
    expect(search(name, 5).understood, name).toEqual([]);
});

test('results are counted by kind, and those of one kind are paged', () => {
  const all = search('dragon', 10);
  expect(all.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  const monsters = all.kinds.find(({ kind }) => kind === 'monsters')?.total ?? 0;
  const first = search('dragon', 10, { kind: 'monsters' });
  const second = search('dragon', 10, { kind: 'monsters', page: 2 });
  expect(first.total).toBe(monsters);
  expect(first.kinds).toEqual(all.kinds);
  const both = [...first.results, ...second.results];
  expectEach(both, ({ kind }) => kind === 'monsters');
  expect(both).toEqual(search('dragon', 20, { kind: 'monsters' }).results);
  expect(search('dragon', 10, { kind: 'monsters', page: 1000 }).results).toEqual([]);
});

test('the entry of an abbreviation is counted and shown once, on the first page only', () => {
  const { results, total } = search('clw', 1000);
  expect(results).toHaveLength(total);
  expect(new Set(results.map(({ url }) => url)).size).toBe(total);
  expect(search('clw', 2, { page: 2 }).results).toEqual(results.slice(2, 4));
});

test('a result has a label and the fact that it is compared by', () => {
  const row = (q: string) => {
    const [first] = search(q, 1).results;
    return [first?.label, first?.fact];
  };
  expect(row('owlbear')).toEqual(['Large magical beast', 'CR 4']);
  expect(row('fireball')).toEqual(['Spell, Evocation', 'Sorcerer/Wizard 3']);
  expect(row('longsword')).toEqual(['Weapon', '15 gp']);
});
