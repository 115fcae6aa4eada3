import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/api/route.ts';
import { localApi } from '../../src/api/routes.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { booksText, readScope } from '../../src/contract/books.ts';
import { KIND_NAMES } from '../../src/contract/kinds.ts';
import { bookOptions } from '../../src/contract/rulebooks.ts';
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
const total = async (address: string) => (await body(address)).pagination.total as number;
const namesOf = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const options = async () => bookOptions.parse(await body('/api/rulebooks/options'));

test('the usual sets are made of the facts of the rulebooks', async () => {
  const { books, sets } = await options();
  const sizes = Object.fromEntries(sets.map((set) => [set.slug, set.books.length]));
  expect(books).toHaveLength(140);
  expect(sizes).toMatchObject({ core: 3, completes: 11, psionics: 5, srd: 6 });
  expect(sets.find(({ slug }) => slug === 'edition-35')?.books).toContain('complete-warrior');
  expect(sets.find(({ slug }) => slug === 'edition-35')?.books).not.toContain('defenders-of-the-faith');
});

test('a list has the entries that one of the books prints', async () => {
  const { feats } = await body('/api/feats/export.json?books=core');
  const core = ["Player's Handbook v.3.5", "Dungeon Master's Guide v.3.5", 'Monster Manual v.3.5'];
  expect(feats.length).toBeGreaterThan(100);
  const others = feats.filter(({ rulebook_name }: { rulebook_name: string }) => !core.includes(rulebook_name));
  for (const { slug } of others) {
    const { also_in } = await body(`/api/feats/${slug}`);
    expect(namesOf(also_in).some((name) => core.includes(name))).toBe(true);
  }
});

test('an entry that another of the books prints too is in', async () => {
  const { feats } = await body('/api/feats/export.json?books=complete-warrior');
  expect(namesOf(feats)).toContain('Sharp-Shooting');
  const { also_in } = await body('/api/feats/sharp-shooting');
  expect(also_in).toContainEqual(expect.objectContaining({ slug: 'complete-warrior' }));
});

test('of a rulebook the list itself says whether it is among them', async () => {
  const { rulebooks } = await body('/api/rulebooks?books=core');
  expect(namesOf(rulebooks).sort()).toEqual([
    "Dungeon Master's Guide v.3.5",
    'Monster Manual v.3.5',
    "Player's Handbook v.3.5",
  ]);
});

describe.each(KIND_NAMES)('%s', (kind) => {
  test('every book is as no books at all', async () => {
    expect((await ask(`/api/${kind}?books=all&counts=yes`)).json.toString()).toBe(
      (await ask(`/api/${kind}?counts=yes`)).json.toString(),
    );
  });

  test('list, facets, export and neighbours have the same entries', async () => {
    const query = 'books=core,-mm-35';
    const { [kind]: cards } = await body(`/api/${kind}/export.json?${query}`);
    expect(await total(`/api/${kind}?${query}`)).toBe(cards.length);
    const { total: counted, facets } = await body(`/api/${kind}/facets?${query}`);
    expect(counted).toBe(cards.length);
    for (const { count } of facets.rulebook ?? []) expect(count).toBeLessThanOrEqual(cards.length);
    if (cards.length === 0) return;
    const { position, total: among } = await body(`/api/${kind}/${cards[0].slug}/neighbours?${query}`);
    expect([position, among]).toEqual([1, cards.length]);
  });

  test('an unknown book is a 400 that names it and what is allowed', async () => {
    const { status, json } = await ask(`/api/${kind}?books=core,no-such-book`);
    expect(status).toBe(400);
    const [error] = JSON.parse(json.toString()).errors;
    expect(error).toMatchObject({ parameter: 'books', value: 'no-such-book' });
    expect(error.message).toContain('edition-35');
  });
});

test('what is known by book and page alone is filtered alike', async () => {
  const listed = await body('/api/feats/export.json?coverage=listed&books=complete-warrior');
  expect(listed.feats.length).toBeGreaterThan(20);
  for (const { rulebook_slug, also_in } of listed.feats)
    expect([rulebook_slug, ...also_in.map(({ slug }: { slug: string }) => slug)]).toContain('complete-warrior');
  const all = await total('/api/feats?coverage=all&books=complete-warrior');
  expect(all).toBe(listed.feats.length + (await total('/api/feats?books=complete-warrior')));
  const { coverage } = await body('/api/feats?coverage=all&books=core&facets=yes');
  expect(coverage.text).toBe(await total('/api/feats?books=core'));
  const { status } = await ask('/api/feats?coverage=all&books=no-such-book');
  expect(status).toBe(400);
});

test('an entry whose rulebook is not known is in, unless the table names it', async () => {
  const { deities } = await body('/api/deities/export.json?books=core');
  const [bahamut] = deities.filter(({ slug }: { slug: string }) => slug === 'bahamut');
  expect(bahamut).toMatchObject({ name: 'Bahamut', rulebook_name: null });
  expect(namesOf(deities)).toContain('Boccob');
  const without = await body('/api/deities/export.json?books=core,-deities/bahamut');
  expect(without.deities).toHaveLength(deities.length - 1);
  const found = async (books: string) => namesOf((await body(`/api/search?q=bahamut&kind=deities&${books}`)).results);
  expect(await found('books=core')).toContain('Bahamut');
  expect(await found('books=core,-deities/bahamut')).not.toContain('Bahamut');
});

test('a domain of an unknown supplement is in where the table allows a supplement', async () => {
  const domains = async (books: string) => (await body(`/api/domains/export.json?books=${books}`)).domains;
  const unplaced = (await domains('all')).filter(
    (domain: { rulebook_name: string | null }) => domain.rulebook_name === null,
  );
  expect(unplaced).toHaveLength(43);
  expect(namesOf(unplaced)).toContain('Time');
  const core = await domains('core');
  expect(core).toHaveLength(22);
  expect(new Set(core.map(({ rulebook_name }: { rulebook_name: string }) => rulebook_name))).toEqual(
    new Set(["Player's Handbook v.3.5"]),
  );
  expect(namesOf(await domains('srd')).filter((name) => namesOf(unplaced).includes(name))).toEqual([]);
  const more = namesOf(await domains('core,complete-divine'));
  expect(more).toHaveLength(22 + unplaced.length);
  expect(namesOf(await domains('core,spell-compendium'))).toEqual(expect.arrayContaining([...more, 'Dragon']));
  expect(namesOf(await domains('core,complete-divine,-domains/time'))).toHaveLength(more.length - 1);
  expect(namesOf(await domains('core,domains/time'))).toContain('Time');
  const found = async (books: string) => namesOf((await body(`/api/search?q=time&kind=domains&${books}`)).results);
  expect(await found('books=core')).not.toContain('Time');
  expect(await found('books=core,complete-divine')).toContain('Time');
});

test('a table adds single entries to its books, and takes single ones out', async () => {
  const core = await total('/api/feats?books=core');
  expect(await total('/api/feats?books=core,feats/epic-prowess')).toBe(core + 1);
  expect(await total('/api/feats?books=core,-feats/leadership')).toBe(core - 1);
  expect(await total('/api/feats?books=core,spells/wish')).toBe(core);
  const { feats } = await body('/api/feats?coverage=listed&books=core,feats/shock-trooper&search=shock');
  expect(namesOf(feats)).toEqual(['Shock Trooper']);
});

test('an empty list says how many entries there would be without the books', async () => {
  const { pagination, counts } = await body('/api/powers?books=core&counts=yes');
  expect(pagination.total).toBe(0);
  expect(counts.without.books).toBe(await total('/api/powers'));
});

test('the search keeps to the books', async () => {
  const names = async (query: string) => namesOf((await body(`/api/search?limit=100&${query}`)).results);
  expect(await names('q=mind+blade')).toContain('Soulknife');
  expect(await names('q=mind+blade&books=core')).not.toContain('Soulknife');
  expect(await names('q=soulknife&books=core,classes/soulknife')).toContain('Soulknife');
  expect(await names('q=wish&books=core')).toContain('Wish');
  expect(await names('q=wish&books=core,-spells/wish')).not.toContain('Wish');
  expect(await names('q=shock+trooper&coverage=listed&books=core')).toEqual([]);
  expect(await names('q=shock+trooper&coverage=listed&books=complete-warrior')).toEqual(['Shock Trooper']);
  expect(await names('q=rulebook+psionics&books=core')).not.toContain('Expanded Psionics Handbook');
  expect((await body('/api/search?q=wish&books=all')).total).toBe((await body('/api/search?q=wish')).total);
  expect((await ask('/api/search?q=wish&books=nope')).status).toBe(400);
});

test('a shop sells what the books have, and keeps what it has', async () => {
  const stock = (query: string) => body(`/api/items/shop/generate?seed=4&budget=90000&max_items=60&${query}`);
  const books = async (query: string) =>
    new Set((await stock(query)).items.map(({ rulebook_name }: { rulebook_name: string }) => rulebook_name));
  expect([...(await books('books=phb-35'))]).toEqual(["Player's Handbook v.3.5"]);
  const { items } = await stock('books=phb-35&keep=potion-of-cure-light-wounds');
  expect(namesOf(items)).toContain('Potion of Cure Light Wounds');
  const whole = await stock('');
  const [first] = whole.items;
  const without = await stock(`books=all,-items/${first.slug}`);
  expect(without.items.map(({ slug }: { slug: string }) => slug)).not.toContain(first.slug);
  expect((await stock('books=all')).items).toEqual(whole.items);
  expect((await ask('/api/items/shop/generate?seed=4&books=nope')).status).toBe(400);
});

test('encounters are of the creatures in the books', async () => {
  const found = async (query: string) => {
    const { encounters } = await body(`/api/encounters?level=21&seed=3&count=4&${query}`);
    const slugs = encounters.flatMap((each: { creatures: { slug: string }[] } | null) => each?.creatures ?? []);
    const cards = await Promise.all(slugs.map(({ slug }: { slug: string }) => body(`/api/monsters/${slug}`)));
    return new Set(cards.map(({ rulebook_name }) => rulebook_name));
  };
  expect([...(await found('books=elh'))]).toEqual(['Epic Level Handbook']);
  expect((await ask('/api/encounters?level=3&seed=1&books=nope')).status).toBe(400);
});

test('the traps of encounters are in the books too', async () => {
  type Line = { creatures: { slug: string }[]; traps: { slug: string; swap: unknown; anew: unknown }[] };
  const found = async (query: string): Promise<Line[]> =>
    (await body(`/api/encounters?count=8&traps=yes&${query}`)).encounters.filter((line: Line | null) => line !== null);
  const searches = [1, 3, 5, 8].flatMap((level) =>
    [1, 2].map((kinds) => `level=${level}&seed=${level}&kinds=${kinds}`),
  );
  const traps = async (books: string) =>
    (await Promise.all(searches.map((search) => found(`${search}&${books}`)))).flat().flatMap((line) => line.traps);
  expect((await traps('books=dmg-35,mm-35')).length).toBeGreaterThan(0);
  expect(await traps('books=mm-35')).toEqual([]);

  const [first] = await traps('books=core');
  const banned = await traps(`books=core,-traps/${first?.slug}`);
  expect(banned.length).toBeGreaterThan(0);
  const slugs = banned.flatMap((trap) =>
    [trap, trap.swap, trap.anew].map((one) => (one as { slug: string } | null)?.slug),
  );
  expect(slugs).not.toContain(first?.slug);

  const [kept] = await found(`level=5&seed=1&books=mm-35&line1=traps.${first?.slug}`);
  expect(kept?.traps).toMatchObject([{ slug: first?.slug, swap: null, anew: null }]);
});

const FIGHTER = {
  race: 'human',
  abilities: { str: 15, dex: 15, con: 12, int: 13, wis: 10, cha: 8 },
  classes: [{ class: 'fighter', level: 6 }],
  feats: ['power-attack', 'psionic-weapon'],
};

async function worked(query: string) {
  const route = routesOf(catalogue).find(({ path }) => path === '/api/character');
  const answer = await route?.handle({
    params: {},
    query: Object.fromEntries(new URLSearchParams(query)),
    body: FIGHTER,
  });
  return { status: answer?.status, answer: JSON.parse(String(answer?.json)) };
}

test('what a character can take is in the books, and what it has is named where it is not', async () => {
  const all = (await worked('')).answer;
  const core = (await worked('books=core')).answer;
  const slugs = (of: { slug: string }[]) => of.map(({ slug }) => slug);
  expect(slugs(all.classes)).toContain('soulknife');
  expect(slugs(core.classes)).not.toContain('soulknife');
  expect(slugs(core.classes)).toContain('eldritch-knight');
  expect(slugs(core.feats)).toContain('psionic-weapon');
  expect(slugs(core.feats)).not.toContain('deep-impact');
  expect(core.findings).toContainEqual({
    severity: 'warning',
    about: 'psionic-weapon',
    message: 'Psionic Weapon is not in the books that this table allows.',
    source: expect.stringContaining('Expanded Psionics Handbook'),
  });
  const banned = (await worked('books=core,-feats/power-attack')).answer;
  expect(banned.findings.map(({ message }: { message: string }) => message)).toContain(
    'Power Attack is not allowed at this table.',
  );
  expect((await worked('books=nope')).status).toBe(400);
});

test('the lists of what a character can take keep to the books', async () => {
  const character = encodeURIComponent('levels=fighter:6&str=15&dex=15');
  const open = await total(`/api/feats?character=${character}`);
  const core = await total(`/api/feats?character=${character}&books=core`);
  expect(core).toBeGreaterThan(0);
  expect(core).toBeLessThan(open);
  const plan = await body('/api/character/plan?levels=fighter:6&str=15&dex=15&view=plan&books=phb-35');
  expect(plan.plan.flatMap(({ opens }: { opens: unknown[] }) => opens)).toEqual([]);
});

test('a choice of books is written as briefly as can be, and read as the same', async () => {
  const { books, sets } = await options();
  const table = {
    books: books.map(({ slug }) => slug),
    sets: Object.fromEntries(sets.map((set) => [set.slug, set.books])),
  };
  const written = (slugs: Iterable<string>) => booksText(new Set(slugs), table);
  expect(written(table.books)).toBe('all');
  expect(written(table.sets.core ?? [])).toBe('core');
  expect(written([...(table.sets.completes ?? []), 'xph'])).toBe('completes,xph');
  expect(written(table.books.filter((slug) => slug !== 'elh'))).toBe('all,-elh');
  expect(written((table.sets['edition-35'] ?? []).filter((slug) => slug !== 'tome-of-magic'))).toBe(
    'edition-35,-tome-of-magic',
  );
  const some = table.books.filter((_, n) => n % 3 === 0);
  const parts = written(some).split(',');
  const choice = {
    include: parts.filter((part) => !part.startsWith('-')),
    exclude: parts.flatMap((part) => (part.startsWith('-') ? [part.slice(1)] : [])),
  };
  expect([...(readScope(choice, table, [])?.books ?? [])].sort()).toEqual([...some].sort());
});
