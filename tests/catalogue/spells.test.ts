import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { spell, spellParameters } from '../../src/contract/spells.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function list(query: string) {
  const parsed = parseQuery(spellParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.spells.list(parsed.value));
}
const names = async (query: string) => (await list(query)).spells.map(({ name }) => name);
const total = async (query: string) => (await list(query)).pagination.total;
const find = async (slug: string) => {
  const found = await catalogue.spells.find(slug);
  return found && spell.parse(parseJson(found));
};

test('a domain filters by the spells of its page, with further spells of a level', async () => {
  expect(await total('domain=community')).toBe(11);
  expect(await names('domain=charm&level=4')).toEqual(['Good Hope', 'Heroism']);
});

test('there are 698 spells', async () => {
  expect(await total('')).toBe(698);
});

test('every spell fits the contract, and its list row agrees with its page', async () => {
  for (let page = 1; page <= 4; page++) {
    for (const card of (await list(`limit=200&page=${page}`)).spells) {
      const detail = await find(card.slug);
      expect(detail).toMatchObject(card);
    }
  }
}, 60_000);

test('Fireball is as the Player’s Handbook prints it', async () => {
  expect(await find('fireball')).toMatchObject({
    name: 'Fireball',
    school_name: 'Evocation',
    descriptors: [{ name: 'Fire' }],
    level_text: 'Sorcerer/Wizard 3',
    casting_time: '1 standard action',
    range: 'Long (400 ft. + 40 ft./level)',
    area: '20-ft.-radius spread',
    duration: 'Instantaneous',
    saving_throw: 'Reflex half',
    spell_resistance: 'Yes',
    rulebook_slug: 'phb-35',
    page: 231,
    components: { line: 'V, S, M' },
  });
});

test('costs are numbers', async () => {
  expect(await find('identify')).toMatchObject({ components: { line: 'V, S, M/DF', material: { cost_gp: 100 } } });
  expect(await find('wish')).toMatchObject({ components: { xp: { cost: 5000 } } });
});

test('every wizard spell of level 1 has rules text', async () => {
  const { spells } = await list('class_name=wizard&level=1&rulebook=phb-35&limit=200');
  expect(spells.length).toBeGreaterThan(30);
  for (const { slug } of spells) expect((await find(slug))?.description_html, slug).toMatch(/^<p[ >].{40}/s);
});

test('a level with a class is the level on that class’s list', async () => {
  expect(await names('class_name=bard&level=1&limit=200')).toContain('Cure Light Wounds');
  expect(await names('class_name=bard&level=2&limit=200')).toContain('Cure Moderate Wounds');
  expect(await names('class_name=cleric&level=1&limit=200')).not.toContain('Cure Moderate Wounds');
});

test('levels can be combined, and a level alone matches any list', async () => {
  const both = await total('level=3,4&class_name=wizard');
  expect(both).toBeGreaterThan(await total('level=3&class_name=wizard'));
  expect(await names('level=0&limit=200')).toContain('Light');
});

test('class names can be written in several ways', async () => {
  const wuJen = await total('class_name=wu-jen');
  expect(wuJen).toBeGreaterThan(0);
  expect(await total('class_name=Wu Jen')).toBe(wuJen);
  const wizard = await total('class_name=wizard');
  expect(wizard).toBeGreaterThan(0);
  expect(await total('class_name=WIZARD')).toBe(wizard);
});

test.each([
  ['Core (3.5)', 'core-35', 605],
  ['Supplementals (3.0)', 'supplementals-30', 85],
  ['Supplementals (3.5)', 'supplementals-35', 8],
])('spells are filtered by the edition %s, by name and by slug', async (name, slug, count) => {
  expect(await total(`edition=${encodeURIComponent(name)}`)).toBe(count);
  expect(await total(`edition=${slug}`)).toBe(count);
});

test('component filters include and exclude', async () => {
  const [yes, no] = [await total('xp=yes'), await total('xp=no')];
  expect(yes).toBeGreaterThan(10);
  expect(yes + no).toBe(698);
});

test('the component flags are those of the printed line', async () => {
  const letters = {
    verbal: 'V',
    somatic: 'S',
    material: 'M',
    arcane_focus: 'F',
    divine_focus: 'DF',
    xp: 'XP',
  } as const;
  for (const { slug } of parseJson(await catalogue.spells.list({ page: 1, limit: 1000 })).spells) {
    const found = await find(slug);
    const listed = new Set((found?.components.line ?? '').match(/\b(?:V|S|M|F|DF|XP)\b/g));
    for (const [name, letter] of Object.entries(letters) as [keyof typeof letters, string][])
      expect(found?.[`${name}_component`], `${slug} ${name}`).toBe(listed.has(letter) ? 1 : 0);
  }
  expect(await find('wish')).toMatchObject({ components: { line: 'V, XP' }, material_component: 0 });
}, 60_000);

test('values can be excluded and combined', async () => {
  const evocation = await total('school=evocation');
  const illusion = await total('school=illusion');
  expect(Math.min(evocation, illusion)).toBeGreaterThan(0);
  expect(await total('school=-evocation')).toBe(698 - evocation);
  expect(await total('school=evocation,illusion')).toBe(evocation + illusion);
});

test('wording filters search the printed text', async () => {
  expect(await names('range=personal&school=divination&limit=200')).toContain('True Strike');
  expect(await total('duration=1 round/level')).toBeGreaterThan(30);
  expect(await total('saving_throw=reflex half')).toBeGreaterThan(10);
});

test('names come before text: from the start, from a word’s start, within, then the rules text', async () => {
  const found = await names('search=fire&limit=200');
  expect(found[0]).toMatch(/^Fire/);
  const inner = found.findIndex((name) => !/fire/i.test(name));
  expect(found.slice(inner).some((name) => /^fire/i.test(name))).toBe(false);
  expect(found).toContain('Wall of Fire');
});

test('a spell is found by the name in the printed book', async () => {
  expect((await names("search=melf's acid arrow"))[0]).toBe('Acid Arrow');
  expect((await names('search=bigby'))[0]).toMatch(/Hand|Fist/);
});

test('accents and case do not matter', async () => {
  const found = await total('search=fireball');
  expect(found).toBeGreaterThan(0);
  expect(await total('search=FIREBALL')).toBe(found);
  expect(await total('search=fírebáll')).toBe(found);
});

test.each(["'", '"', '%', '_', '*', '\\', '🔥', 'a" OR 1=1 --', '|', 'near(', 'x'.repeat(10_000), '"'.repeat(5000)])(
  'odd search text is plain text: %#',
  async (text) => {
    const { pagination } = await list(`search=${encodeURIComponent(text)}`);
    expect(pagination.total).toBeLessThan(698);
  },
);

test('a letter is the first of the name', async () => {
  const found = await names('starts_with=q&limit=200');
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(name).toMatch(/^Q/);
});

test('a page past the last is empty and keeps the true total', async () => {
  expect(await list('page=99999')).toMatchObject({
    spells: [],
    pagination: { total: 698, pages: 35, page: 99_999, limit: 20 },
  });
});

test('the error for an unknown value names the allowed ones', async () => {
  await expect(list('school=hedge')).rejects.toMatchObject({
    errors: [{ parameter: 'school', value: 'hedge', message: expect.stringContaining('evocation') }],
  });
});

test('the pages together are the complete list without gap or repeat', async () => {
  const all = (await Promise.all([1, 2, 3, 4].map((page) => names(`limit=200&page=${page}`)))).flat();
  expect(all).toHaveLength(698);
  const slugs = (await Promise.all([1, 2, 3, 4].map((page) => list(`limit=200&page=${page}`)))).flatMap(
    ({ spells }) => spells,
  );
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(698);
});

test('previous and next follow the names', async () => {
  const fireball = await find('fireball');
  expect((await find(fireball?.next?.slug ?? ''))?.previous).toEqual({ slug: 'fireball', name: 'Fireball' });
});

test('a spell says who casts it and from which level on', async () => {
  const casters = (await find('cure-light-wounds'))?.casters.map(
    (c) => `${c.name} ${c.level} ${c.ability} ${c.lowest_level}`,
  );
  expect(casters).toEqual(
    expect.arrayContaining(['Bard 1 cha 2', 'Cleric 1 wis 1', 'Paladin 1 wis 2', 'Ranger 2 wis 4']),
  );
  expect((await find('chaos-hammer'))?.casters).toEqual([
    { slug: 'cleric-domain-4', name: 'Cleric (domain)', level: 4, ability: 'wis', lowest_level: 7 },
  ]);
  expect((await find('hellball'))?.casters.map(({ level, lowest_level }) => [level, lowest_level])).toContainEqual([
    null,
    21,
  ]);
});

test('an epic spell’s DC and cost follow from its seeds and factors, or the page says that they do not', async () => {
  expect((await find('hellball'))?.verification).toEqual({ checks: 4, exceptions: [] });
  expect((await find('raise-island'))?.verification?.exceptions).toMatchObject([{ rule: 'development-cost' }]);
  expect((await find('fireball'))?.verification).toBeNull();
});

test('levels of classes and domains that only supplements describe are marked', async () => {
  const { class_levels, domain_levels } = (await find('minor-image')) ?? { class_levels: [], domain_levels: [] };
  expect(class_levels.find(({ slug }) => slug === 'wizard')?.extra).toBeNull();
  expect(class_levels.find(({ slug }) => slug === 'beguiler')?.extra).toBe("Player's Handbook II");
  expect(domain_levels.find(({ slug }) => slug === 'illusion')?.extra).toBe('supplement');
});

test('a spell says which revision its text follows', async () => {
  expect((await find('divine-favor'))?.errata?.source).toContain('errata');
  expect((await find('fireball'))?.errata).toBeNull();
});

test.each([
  ['save=reflex', 38],
  ['save=none', 260],
  ['save_effect=half', 51],
  ['save=reflex&save_effect=half', 24],
  ['sr=no', 242],
  ['sr=yes', 314],
  ['range_kind=personal', 66],
  ['range_kind=close', 173],
  ['casting_kind=standard', 502],
  ['casting_kind=full-round', 48],
  ['area_kind=cone', 22],
  ['duration_kind=concentration', 35],
  ['class_name=sorcerer&level=3&sr=no', 20],
])('%s finds as many spells as the books have: %i', async (query, count) => {
  expect(await total(query)).toBe(count);
});

test('many targets are those of an area, wherever it is printed, and of a line with several', async () => {
  expect(await names('class_name=sorcerer&level=3&sr=no&many_targets=yes')).toEqual([
    'Blacklight',
    'Dispel Magic',
    'Magic Circle Against Chaos',
    'Magic Circle Against Evil',
    'Magic Circle Against Good',
    'Magic Circle Against Law',
    'Sleet Storm',
    'Stinking Cloud',
    'Telepathic Bond, Lesser',
    'Tiny Hut',
  ]);
  expect(await names('search=magic missile&many_targets=yes')).toContain('Magic Missile');
  expect(await names('search=dispel evil&many_targets=yes')).not.toContain('Dispel Evil');
});

test('words of the printed lines filter beside the kinds', async () => {
  expect(await total('saving_throw=reflex half&sr=yes')).toBe(
    await total('save=reflex&saving_throw=reflex half&spell_resistance=yes'),
  );
  expect(await names('range=long&area=20-ft.-radius spread&sr=yes&level=3')).toContain('Fireball');
});

test('a line for several of target, effect and area has the heading that the book prints', async () => {
  const heading = async (slug: string) => (await find(slug))?.target_or_area_label;
  expect(await heading('seed-ward')).toBe('Target or effect');
  expect(await heading('wish')).toBe('Target, effect or area');
  expect(await heading('fireball')).toBeNull();
});
