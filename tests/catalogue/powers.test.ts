import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { power, powerParameters } from '../../src/contract/powers.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function list(query: string) {
  const parsed = parseQuery(powerParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.powers.list(parsed.value));
}
const names = async (query: string) => (await list(query)).powers.map(({ name }) => name);
const total = async (query: string) => (await list(query)).pagination.total;
const find = async (slug: string) => power.parse(parseJson((await catalogue.powers.find(slug)) ?? 'null'));

test('there are 286 powers', async () => {
  expect(await total('')).toBe(286);
});

test('every power fits the contract, and its list row agrees with its page', async () => {
  for (let page = 1; page <= 2; page++)
    for (const card of (await list(`limit=200&page=${page}`)).powers) expect(await find(card.slug)).toMatchObject(card);
}, 60_000);

test('Hustle costs egoists more than psychic warriors', async () => {
  expect(await find('hustle')).toMatchObject({
    discipline_name: 'Psychometabolism',
    level_text: 'Egoist 3, Psychic Warrior 2',
    power_points: 'Egoist 5, Psychic Warrior 3',
    manifesting_time: '1 swift action',
    class_levels: [
      { slug: 'egoist', class_slug: 'psion', level: 3 },
      { slug: 'psychic-warrior', class_slug: 'psychic-warrior', level: 2 },
    ],
  });
});

test('a power says whether its cost follows the rules', async () => {
  expect((await find('mind-thrust')).verification).toEqual({ checks: 1, exceptions: [] });
  expect((await find('chameleon')).verification?.exceptions).toMatchObject([{ rule: 'power-points', printed: '1' }]);
  expect((await find('claws-of-the-beast')).verification).toBeNull();
});

test('class and level belong together', async () => {
  expect(await names('class_name=psychic-warrior&level=2&limit=200')).toContain('Hustle');
  expect(await names('class_name=psychic-warrior&level=3&limit=200')).not.toContain('Hustle');
  const known = await total('class_name=psychic-warrior');
  expect(known).toBeGreaterThan(0);
  expect(await total('class_name=Psychic Warrior')).toBe(known);
});

test('every power has one discipline; excluding a discipline leaves the others', async () => {
  const chosen = await total('discipline=telepathy');
  expect(chosen).toBeGreaterThan(0);
  expect(await total('discipline=-telepathy')).toBe(286 - chosen);
});

test('descriptor and subdiscipline narrow the list', async () => {
  for (const { descriptors } of (await list('descriptor=fire&limit=200')).powers)
    expect(descriptors.map(({ slug }) => slug)).toContain('fire');
  for (const { subdiscipline_slug } of (await list('subdiscipline=scrying&limit=200')).powers)
    expect(subdiscipline_slug).toBe('scrying');
});

test('sorting by level puts the lowest first', async () => {
  const levels = (await list('sort=level&limit=200')).powers.map(({ class_levels }) =>
    Math.min(...class_levels.map(({ level }) => level)),
  );
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test('an unknown value is refused with the allowed ones', async () => {
  await expect(list('discipline=evocation')).rejects.toThrow(/must be one of clairsentience, metacreativity/);
  await expect(list('class_name=wizard')).rejects.toThrow(/psychic-warrior/);
});

test('a power links to the entries that require it', async () => {
  const { needed_for, named_by } = await find('teleport-psionic');
  expect(needed_for).toContainEqual({ slug: 'dislocator', name: 'Dislocator' });
  expect(named_by.map(({ kind }) => kind)).not.toContain('items');
});
