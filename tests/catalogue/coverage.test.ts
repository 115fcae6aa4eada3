import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/api/route.ts';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { LISTED_KINDS } from '../../src/contract/coverage.ts';
import { type ListedCard, listedCard, listedEntry } from '../../src/contract/listed.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { routesOf } from '../support/routes.ts';

let catalogue: Catalogue;
let ask: (address: string) => Promise<ApiAnswer>;

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  ask = localApi(routesOf(catalogue));
});
afterAll(() => catalogue.close());

async function body(address: string) {
  const { status, json } = await ask(address);
  expect(status, `${address}: ${json}`).toBe(200);
  return JSON.parse(json.toString());
}
const find = async (slug: string, kind = 'feats') => listedEntry.parse(await body(`/api/${kind}/${slug}`));

test.each([
  ['shock-trooper', 'complete-warrior', 112],
  ['practiced-spellcaster', 'complete-arcane', 82],
  ['shield-wall', 'heroes-of-battle', 99],
  ['robilars-gambit', 'players-handbook-ii', 82],
])('%s stands in %s on page %i', async (slug, book, page) => {
  expect(await find(slug)).toMatchObject({ facts_only: true, rulebook_slug: book, page });
});

test('what several books print is one entry', async () => {
  const { also_in, rulebook_name } = await find('practiced-spellcaster');
  expect(rulebook_name).toBe('Complete Arcane');
  expect(also_in).toMatchObject([{ slug: 'complete-divine', page: 82 }]);
  const { feats } = await body('/api/feats?coverage=all&search=practiced+spellcaster');
  expect(feats).toHaveLength(1);
});

const MASTERS_OF_THE_WILD = 'masters-of-the-wild-a-guidebook-to-barbarians-druids-and-rangers';

test.each([
  ['canoloth-yugoloth', 'yugoloth-canoloth', 'monster-manual-iii', 'manual-of-the-planes'],
  ['mezzoloth-yugoloth', 'yugoloth-mezzoloth', 'monster-manual-iii', 'manual-of-the-planes'],
  ['nycaloth-yugoloth', 'yugoloth-nycaloth', 'monster-manual-iii', 'manual-of-the-planes'],
  ['legendary-ape', 'ape-legendary', 'monster-manual-ii', MASTERS_OF_THE_WILD],
  ['legendary-eagle', 'eagle-legendary', 'monster-manual-ii', MASTERS_OF_THE_WILD],
  ['legendary-horse', 'horse-legendary', 'monster-manual-ii', MASTERS_OF_THE_WILD],
  ['legendary-shark', 'shark-legendary', 'monster-manual-ii', MASTERS_OF_THE_WILD],
  ['legendary-snake', 'snake-legendary', 'monster-manual-ii', MASTERS_OF_THE_WILD],
  ['legendary-wolf', 'wolf-legendary', 'monster-manual-ii', MASTERS_OF_THE_WILD],
])('%s is %s of %s, which %s prints as well', async (former, slug, book, other) => {
  expect(await find(former, 'monsters')).toMatchObject({ slug, rulebook_slug: book, also_in: [{ slug: other }] });
  const q = former.replace('-', '+');
  const { monsters } = await body(`/api/monsters?coverage=listed&rulebook=${other}&search=${q}`);
  expect(monsters.map((card: ListedCard) => card.slug)).toEqual([slug]);
});

test.each(['honor bound', 'honor-bound'])('the search for "%s" finds Honor-Bound', async (q) => {
  const { results } = await body(`/api/search?${new URLSearchParams({ q, coverage: 'listed' })}`);
  expect(results[0]).toMatchObject({ name: 'Honor-Bound', url: '/feats/honor-bound' });
});

test('skill tricks, traits and flaws are told apart from feats', async () => {
  expect(await find('never-outnumbered')).toMatchObject({ type: 'Skill trick', rulebook_slug: 'complete-scoundrel' });
  expect(await find('slow-flaw')).toMatchObject({ name: 'Slow', type: 'Character flaw' });
  expect(await find('slow-trait')).toMatchObject({ name: 'Slow', type: 'Character trait' });
  const { feats } = await body('/api/feats/export.json?coverage=listed');
  expect(feats.filter(({ type }: ListedCard) => type === 'Skill trick')).toHaveLength(42);
});

test('an entry says what stands on its page, and what comes before and after it', async () => {
  const entry = await find('shock-trooper');
  expect(entry.summary).toBe('A feat. The rules stand in Complete Warrior, page 112.');
  expect(entry.same_page.map(({ name }) => name)).toContain('Anvil of Thunder');
  expect([entry.previous?.name, entry.next?.name]).toEqual(["Ship's Mage", 'Shock Wave']);
});

test('an entry says what stands on the pages of the book beside its own', async () => {
  const { nearby, page, same_page } = await find('shock-trooper');
  const pages = nearby.map((place) => place.page);
  expect(pages).toHaveLength(4);
  expect(pages).toEqual([...pages].sort((a, b) => a - b));
  expect(pages.map((other) => Math.sign(other - (page ?? 0)))).toEqual([-1, -1, 1, 1]);
  for (const { slug } of nearby) expect(same_page.map((other) => other.slug)).not.toContain(slug);
  const { register } = await body('/api/rulebooks/complete-warrior/register?kind=feats&sort=page&limit=100');
  const inBook = register.map(({ name }: { name: string }) => name);
  expect(inBook).toEqual(expect.arrayContaining(nearby.map(({ name }) => name)));
});

describe.each(LISTED_KINDS)('%s', (kind) => {
  const total = async (query: string) => (await body(`/api/${kind}?limit=1&${query}`)).pagination.total as number;
  const all = async (coverage: string) => (await body(`/api/${kind}/export.json?coverage=${coverage}`))[kind];

  test('all are those with rules and those by book and page', async () => {
    const [text, listed, both] = [await all('text'), await all('listed'), await all('all')];
    expect(both).toHaveLength(text.length + listed.length);
    for (const card of listed) listedCard.parse(card);
    const { coverage } = await body(`/api/${kind}?coverage=all`);
    expect(coverage).toEqual({ text: text.length, listed: listed.length, left_out: 0 });
  });

  test('both are mixed by name, and a search has those with rules first', async () => {
    const names = (await all('all')).map(({ name }: ListedCard) =>
      name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    );
    expect(names).toEqual([...names].sort());
    const found = (await body(`/api/${kind}?coverage=all&search=shadow&limit=200`))[kind].map(
      (card: ListedCard) => card.facts_only === true,
    );
    expect(found.indexOf(true)).toBeGreaterThanOrEqual(0);
    expect(found.slice(found.indexOf(true))).not.toContain(false);
  });

  test('pages follow each other without gaps', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await body(`/api/${kind}?coverage=all&limit=50&page=${page}`))[kind]),
    );
    expect(pages.flat()).toEqual((await all('all')).slice(0, 150));
  });

  test('the counts of the filters hold', async () => {
    const { facets } = await body(`/api/${kind}/facets?coverage=all`);
    for (const parameter of ['starts_with', 'rulebook'])
      for (const { value, count } of facets[parameter].filter((_: unknown, i: number) => i % 7 === 0))
        expect(await total(`coverage=all&${parameter}=${value}`), value).toBe(count);
    const counts = await body(`/api/${kind}?coverage=all&counts=yes`);
    expect(counts.counts.facets.rulebook).toEqual(facets.rulebook.map(({ count }: { count: number }) => count));
  });

  test('a rulebook that only one of both knows leaves out the other', async () => {
    const { facets } = await body(`/api/${kind}/facets?coverage=all`);
    const own = await body(`/api/${kind}/facets`);
    const known = new Set(own.facets.rulebook.map(({ value }: { value: string }) => value));
    const other = facets.rulebook.find(({ value }: { value: string }) => !known.has(value));
    const { coverage } = await body(`/api/${kind}?coverage=all&rulebook=${other.value}`);
    expect(coverage).toEqual({ text: 0, listed: other.count, left_out: 0 });
    expect((await ask(`/api/${kind}?coverage=all&rulebook=no-such-book`)).status).toBe(400);
  });

  test('what a list has is beside its neighbours', async () => {
    const { [kind]: cards } = await body(`/api/${kind}?coverage=all&starts_with=s&limit=200`);
    const index = cards.findIndex((card: ListedCard) => card.facts_only === true);
    const { slug } = cards[index];
    const place = await body(`/api/${kind}/${slug}/neighbours?coverage=all&starts_with=s`);
    expect(place).toMatchObject({ position: index + 1, next: { slug: cards[index + 1].slug } });
    expect((await ask(`/api/${kind}/${slug}/neighbours?starts_with=s`)).status).toBe(404);
  });

  test('the table for spreadsheets has a row for each', async () => {
    const csv = (await ask(`/api/${kind}/export.csv?coverage=listed`)).json.toString();
    expect(csv.trim().split('\n')).toHaveLength((await all('listed')).length + 1);
  });
});

test('filters that ask for what is not known leave out what is known by book and page', async () => {
  const { feats, coverage } = await body('/api/feats?coverage=all&category=epic&limit=200');
  const own = await body('/api/feats?category=epic&limit=200');
  expect(feats).toEqual(own.feats);
  expect(coverage).toEqual({
    text: own.pagination.total,
    listed: 0,
    left_out: (await body('/api/feats?coverage=listed')).pagination.total,
  });
  expect((await body('/api/feats?coverage=listed&category=epic')).pagination.total).toBe(0);
});

test('a rulebook finds what it prints as one of several', async () => {
  const { feats } = await body('/api/feats?coverage=listed&rulebook=complete-divine&limit=200');
  expect(feats.map(({ name }: ListedCard) => name)).toContain('Practiced Spellcaster');
});

test('the search has entries by book and page where they are asked for, after those with rules', async () => {
  const { results, total } = await body('/api/search?q=shock+trooper&coverage=listed');
  expect(results[0]).toMatchObject({
    name: 'Shock Trooper',
    url: '/feats/shock-trooper',
    fact: 'Complete Warrior 112',
  });
  expect(total).toBe(1);
  const own = await body('/api/search?q=shield&limit=100');
  const listed = await body('/api/search?q=shield&limit=100&coverage=listed');
  const last = Math.ceil(own.total / 100);
  const all = await body(`/api/search?q=shield&limit=100&coverage=all&page=${last}`);
  expect(all.total).toBe(own.total + listed.total);
  const rest = own.total - (last - 1) * 100;
  expect(all.results.slice(rest)).toEqual(listed.results.slice(0, 100 - rest));
});

test('a preview says where the rules stand', async () => {
  expect(await body('/api/preview/feats/shock-trooper')).toMatchObject({
    name: 'Shock Trooper',
    summary: 'A feat. The rules stand in Complete Warrior, page 112.',
  });
});

test.each([
  ['spells', 'orb-of-fire', 'spell-compendium', 151, 'Conjuration', 'Sorcerer/Wizard 4'],
  ['classes', 'binder', 'tome-of-magic', 9, 'Base class', 'd8'],
  ['classes', 'abjurant-champion', 'complete-mage', 50, 'Prestige class', 'd10'],
  ['monsters', 'beholder', 'mm-35', 25, 'Large aberration', 'CR 13'],
  ['monsters', 'ahuitzol', 'fiend-folio', 14, 'Large aberration', 'CR 6'],
])('%s: %s is in %s', async (kind, slug, book, page, type, fact) => {
  expect(await find(slug, kind)).toMatchObject({ rulebook_slug: book, page, type, fact });
});

test('what is not known is absent: no hit die of 0, no challenge rating of 0, no empty line', async () => {
  for (const kind of LISTED_KINDS)
    for (const { name, facts, fact } of (await body(`/api/${kind}/export.json?coverage=listed`))[kind] as ListedCard[])
      for (const { value } of [...facts, { value: fact ?? 'none' }]) expect(value, name).not.toMatch(/^(?:|d?0|CR 0)$/);
});

test('a binder has an average base attack bonus', async () => {
  expect((await find('binder', 'classes')).facts).toContainEqual({ label: 'Base attack', value: 'Average' });
});

test('aspects of the same name in two books are two monsters', async () => {
  const ratings = await Promise.all(
    ['aspect-of-tiamat-miniatures-handbook', 'aspect-of-tiamat-dragon-magic'].map((slug) => find(slug, 'monsters')),
  );
  expect(ratings.map(({ fact }) => fact)).toEqual(['CR 10', 'CR 13']);
});

test.each([
  ['spells', 'class_name=wizard&level=4', ({ fact }: ListedCard) => /Wizard 4/.test(fact ?? '')],
  ['spells', 'domain=moon', ({ fact }: ListedCard) => /Moon \d/.test(fact ?? '')],
  ['spells', 'school=necromancy', ({ type }: ListedCard) => type === 'Necromancy'],
  ['spells', 'xp=yes', ({ facts }: ListedCard) => facts.some(({ value }) => /\bXP\b/.test(value))],
  [
    'spells',
    'save=reflex&save_effect=half',
    ({ facts }: ListedCard) => facts.some(({ value }) => /Reflex half/.test(value)),
  ],
  [
    'spells',
    'duration=hour',
    ({ facts }: ListedCard) => facts.some(({ label, value }) => label === 'Duration' && /hour/.test(value)),
  ],
  ['monsters', 'cr=5..7', ({ fact }: ListedCard) => ['CR 5', 'CR 6', 'CR 7'].includes(fact ?? '')],
  ['monsters', 'cr=1/2', ({ fact }: ListedCard) => fact === 'CR 1/2'],
  ['monsters', 'type=ooze&size=huge', ({ type }: ListedCard) => type === 'Huge ooze'],
  ['monsters', 'subtype=goblinoid', ({ facts }: ListedCard) => facts.some(({ value }) => /Goblinoid/.test(value))],
  ['classes', 'hit_die=d12', ({ fact }: ListedCard) => fact === 'd12'],
  ['classes', 'prestige=no', ({ type }: ListedCard) => type === 'Base class'],
] as const)('%s by book and page are filtered by %s', async (kind, query, matches) => {
  const all: ListedCard[] = (await body(`/api/${kind}/export.json?coverage=listed`))[kind];
  const found: ListedCard[] = (await body(`/api/${kind}/export.json?coverage=listed&${query}`))[kind];
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ name }) => name)).toEqual(all.filter(matches).map(({ name }) => name));
});

test.each([
  ['spells', 'class_name=cleric'],
  ['spells', 'school=evocation&level=3..5'],
  ['monsters', 'type=undead'],
  ['classes', 'hit_die=d8'],
] as const)('%s with %s: the counts of all filters hold for both together', async (kind, query) => {
  const { facets } = await body(`/api/${kind}/facets?coverage=all&${query}`);
  const set = new URLSearchParams(query);
  for (const parameter of [
    'school',
    'class_name',
    'level',
    'verbal',
    'save',
    'type',
    'size',
    'cr',
    'hit_die',
    'prestige',
  ])
    for (const { value, count } of facets[parameter] ?? []) {
      const others = new URLSearchParams({ ...Object.fromEntries(set), [parameter]: value });
      const { pagination } = await body(`/api/${kind}?coverage=all&limit=1&${others}`);
      expect(pagination.total, `${parameter}=${value}`).toBe(count);
    }
});

test('monsters by book and page are sorted by challenge rating, those without one last', async () => {
  const { monsters } = await body('/api/monsters/export.json?coverage=listed&sort=-cr');
  const ratings = (monsters as ListedCard[]).map(({ fact }) => {
    const [over = 0, under = 1] = (fact ?? 'CR -1').slice(3).split('/').map(Number);
    return over / under;
  });
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test.each([
  ['/api/feats?coverage=all', 3007],
  ['/api/monsters?coverage=listed', 2070],
])('%s has about %i entries', async (address, about) => {
  const { total } = (await body(address)).pagination;
  expect(Math.abs(total - about)).toBeLessThan(about / 50);
});

test('practiced spellcaster is one entry of two books', async () => {
  const { results, total } = await body('/api/search?q=practiced+spellcaster&coverage=listed');
  expect(total).toBe(1);
  expect(results[0]).toMatchObject({ name: 'Practiced Spellcaster', fact: 'Complete Arcane 82' });
});

test('no class has a hit die of 0', async () => {
  const { classes } = await body('/api/classes/export.json?coverage=all');
  expect(classes.filter((card: object) => JSON.stringify(card).includes('"d0"'))).toEqual([]);
  expect((await ask('/api/classes?coverage=all&hit_die=d0')).status).toBe(400);
});

test('the search shows entries by book and page beside the results, where it is asked for them', async () => {
  const found = await body('/api/search?q=shock+trooper&beside=3');
  const { beside, ...own } = found;
  expect(beside).toMatchObject({ total: 1, results: [{ name: 'Shock Trooper', fact: 'Complete Warrior 112' }] });
  expect(own).toEqual(await body('/api/search?q=shock+trooper'));
  const { beside: ofClasses } = await body('/api/search?q=shadow&beside=2&kind=classes');
  expect(ofClasses.results).toHaveLength(2);
  for (const { kind } of ofClasses.results) expect(kind).toBe('classes');
});

test('a class is known level by level, its figures by the rules and its features by name', async () => {
  const { progression, facts } = await find('dervish', 'classes');
  expect(progression?.levels).toHaveLength(10);
  expect(progression?.number_of_levels).toBe(10);
  expect(progression?.levels[0]).toMatchObject({ base_attack: [1] });
  expect(progression?.levels.flatMap(({ special }) => special)).toContain('Dervish dance 2/day');
  expect(facts).toContainEqual({ label: 'Required base attack', value: '+5' });
  expect((await find('shock-trooper')).progression).toBeNull();
});

test.each([
  ['moonspeaker', 12],
  ['impure-prince', 6],
  ['pixie', 5],
])('how many levels the %s has is not known, only features of the first %i', async (slug, last) => {
  const { progression, facts } = await find(slug, 'classes');
  expect(progression).toMatchObject({ number_of_levels: null, features_to: last });
  expect(progression?.levels).toHaveLength(last);
  expect(facts.map(({ label }) => label)).not.toContain('Levels');
});

test('entries by book and page are asked for with others by their addresses', async () => {
  const { entries, listed, missing } = await body(
    '/api/entries?of=feats/dodge,feats/shock-trooper,feats/none,spells/orb-of-fire',
  );
  expect(entries.map(({ slug }: ListedCard) => slug)).toEqual(['dodge']);
  expect(listed.map(({ slug }: ListedCard) => slug)).toEqual(['shock-trooper', 'orb-of-fire']);
  expect(missing).toEqual(['feats/none']);
  expect(await body('/api/entries?of=feats/dodge')).not.toHaveProperty('listed');
});

test('an entry by book and page is copied as text with its place', async () => {
  const text = (await ask('/api/feats/shock-trooper/text')).json.toString();
  expect(text).toContain('A feat. The rules stand in Complete Warrior, page 112.');
  expect((await ask('/api/feats/shock-trooper/markdown')).status).toBe(200);
  expect((await ask('/api/monsters/beholder/foundry')).status).toBe(404);
});
