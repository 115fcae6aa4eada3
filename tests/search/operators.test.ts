import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { readQuery } from '../../src/contract/query.ts';
import { spellParameters } from '../../src/contract/spells.ts';
import { expectEach } from '../support/expect-each.ts';
import { openTestSearch } from '../support/search.ts';

const EVERYTHING = 10_000;

const opened = openTestSearch();
const { search } = opened;

const urls = async (q: string) => (await search(q, EVERYTHING)).results.map(({ url }) => url);

test('a type is a kind, or the type of a monster, item or feat', async () => {
  expect((await search('type:spell', 1)).total).toBe(opened.catalogue.counts.spells);
  expect((await search('type:spells,feat', 1)).total).toBe(
    (opened.catalogue.counts.spells ?? 0) + (opened.catalogue.counts.feats ?? 0),
  );
  expect((await search('type:skill', 1)).total).toBe(opened.catalogue.counts.skills);
  expect((await search('type:item', 1)).total).toBe(opened.catalogue.counts.items);
  expectEach(await urls('type:skill use'), (url) => url.startsWith('/skills/'));
  expect(await urls('type:dragon')).toContain('/monsters/red-dragon-adult');
});

test('a level with a class is the level on the list of that class', async () => {
  const wizard = await urls('type:spell level:3 class:wizard');
  expect(wizard).toContain('/spells/fireball');
  // Dominate person is bard 4 and wizard 5.
  expect(await urls('class:wizard level:4')).not.toContain('/spells/dominate-person');
  expect(await urls('class:bard level:4')).toContain('/spells/dominate-person');
});

test.each(['domain=fire&level=1', 'domain=fire&class_name=druid&level=4', 'domain=fire&class_name=druid', 'level=1'])(
  'a level is on the lists that are asked for, as in the list of spells with %s',
  async (query) => {
    const { pagination, spells } = parseJson(
      await opened.catalogue.spells.list(spellParameters.parse(readQuery(`${query}&limit=200`))),
    );
    const words = query.replaceAll('&', ' ').replaceAll('=', ':').replace('class_name', 'class');
    const found = await urls(`type:spell ${words}`);
    expect(found).toHaveLength(pagination.total);
    expect(found).toEqual(expect.arrayContaining(spells.map(({ slug }) => `/spells/${slug}`)));
  },
);

test('numbers may be ranges, open at either end', async () => {
  const inside = await urls('cr:7..8');
  expect(inside).toContain('/monsters/aboleth');
  expect(await urls('cr:>7')).not.toContain('/monsters/aboleth');
  expect(await urls('price:<1 type:weapon')).not.toContain('/items/longsword');
  expect(await urls('price:15 type:weapon')).toContain('/items/longsword');
});

test('a comma parts values, and thousands where no value can begin', async () => {
  const [first, second] = [await urls('price:100'), await urls('price:200')];
  expect((await urls('price:100,200')).sort()).toEqual([...new Set([...first, ...second])].sort());
  expect(await urls('price:>10,000')).toEqual(await urls('price:>10000'));
});

test('blanks may stand around the sign of a figure', async () => {
  for (const [spaced, close] of [
    ['price:< 2000', 'price:<2000'],
    ['cr:> 5', 'cr:>5'],
    ['level: 3 class:wizard', 'level:3 class:wizard'],
  ])
    expect(await urls(spaced ?? ''), spaced).toEqual(await urls(close ?? ''));
});

test('a value that an operator does not take is searched for as words', async () => {
  expect(await urls('school:evocaton')).toEqual(await urls('school evocaton'));
  expect(await urls('school:evocaton')).not.toEqual([]);
  expect(await urls('type:竜 fireball')).toEqual(await urls('type 竜 fireball'));
  expect(await urls('-type:xyz fireball')).toEqual(await urls('-"type xyz" fireball'));
});

test('a book is known by its name before those whose names begin so', async () => {
  for (const [name, short] of [
    ["Player's Handbook", 'phb'],
    ['players handbook', 'phb'],
    ['monster manual', 'mm'],
    ['monster manual v.3.5', 'mm'],
    ["dungeon master's guide", 'dmg'],
  ]) {
    const found = await urls(`book:"${name}"`);
    expect(found.length, name).toBeGreaterThan(10);
    expect(found, name).toEqual(await urls(`book:${short}`));
  }
  expect(await urls(`book:"player's handbook ii"`)).toContain('/classes/beguiler');
});

test('a part of an alignment is any alignment that has it', async () => {
  const evil = await urls('alignment:evil type:monster');
  expect(evil).toContain('/monsters/ogre');
  expect(evil.sort()).toEqual((await urls('alignment:lawful-evil,neutral-evil,chaotic-evil type:monster')).sort());
  expect(await urls('alignment:good')).toContain('/monsters/unicorn');
  expect(await urls('alignment:neutral')).not.toContain('/monsters/ogre');
});

test('a book is known by its short form, a save by its name', async () => {
  const found = await urls('book:phb save:reflex school:evocation');
  expect(found).toContain('/spells/fireball');
  expect(found).not.toContain('/spells/magic-missile');
  expect(await urls('book:mm type:spell')).toEqual([]);
});

test('a minus sign excludes words, phrases and operators', async () => {
  const all = await search('fire', EVERYTHING);
  const [items, others] = await Promise.all([search('fire type:item', 1), search('fire -type:item', 1)]);
  expect(items.total + others.total).toBe(all.total);
  expect(await urls('fireball -delayed')).not.toContain('/spells/delayed-blast-fireball');
});

test('a phrase matches consecutive words of name or text, and the snippet shows it', async () => {
  const { results } = await search('"attack of opportunity"', 20);
  expect(results[0]?.slug).toBe('attack-of-opportunity');
  expect(results.some(({ snippet }) => snippet?.includes('<mark>attack of opportunity</mark>'))).toBe(true);
  expect((await search('"opportunity of attack"', 1)).total).toBe(0);
});

test('another name finds its entry and says so', async () => {
  const { results } = await search("melf's acid arrow", 3);
  expect(results[0]).toMatchObject({ slug: 'acid-arrow' });
  expect(results[0]?.snippet).toContain('Also called');
});

test('word order and plurals do not matter', async () => {
  for (const q of ['elvenkind boots', 'boot of elvenkind', 'boots elvenkind'])
    expect((await search(q, 1)).results[0]?.slug, q).toBe('boots-of-elvenkind');
});

test('words written together find the separate words first', async () => {
  const { results, total } = await search('pitfiend', 1);
  expect(results[0]?.slug).toBe('pit-fiend');
  expect(total).toBeGreaterThan(0);
});

test('no text breaks the search', async () => {
  const pieces = fc.constantFrom(
    '"',
    '-',
    ':',
    'level:',
    'cr:1/0',
    'price:<',
    '*',
    'NOT',
    'OR',
    '(',
    "'",
    '%',
    ' ',
    'é',
    '\0',
    'fire',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => parts.join('')),
    fc.array(pieces).map((parts) => parts.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (q) => {
      const { results, total } = await search(q, 5);
      expect(results.length).toBe(Math.min(5, total));
    }),
    { numRuns: 300 },
  );
});
