import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { type GlossaryParameters, glossaryParameters, term } from '../../src/contract/glossary.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { power } from '../../src/contract/powers.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { rule } from '../../src/contract/rules.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function list(query: string) {
  const parsed = parseQuery<GlossaryParameters>(glossaryParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.glossary.list(parsed.value));
}
const find = async (slug: string) => term.parse(parseJson((await catalogue.glossary.find(slug)) ?? 'null'));

test('each file is a term, and 38 of them are conditions', async () => {
  const { glossary, pagination } = await list('limit=200');
  for (let page = 2; page <= pagination.pages; page++)
    glossary.push(...(await list(`limit=200&page=${page}`)).glossary);
  expect(glossary).toHaveLength(readdirSync('content/glossary').length);
  for (const card of glossary) expect(await find(card.slug)).toMatchObject(card);
  expect((await list('category=condition')).pagination.total).toBe(38);
});

test('sorted by category, the categories do not mix', async () => {
  const { pages } = (await list('limit=200')).pagination;
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, n) => list(`sort=category&limit=200&page=${n + 1}`)),
  );
  const categories = lists.flatMap(({ glossary }) => glossary.map(({ category_slug }) => category_slug));
  expect(categories.filter((slug, index) => slug !== categories[index - 1])).toHaveLength(new Set(categories).size);
});

/** The terms of a category. */
async function ofCategory(category: string) {
  const { glossary } = await list(`category=${category}&limit=200`);
  return Promise.all(glossary.map(({ slug }) => find(slug)));
}

test('each of the 65 actions is a term that says its type and whether it provokes', async () => {
  const page = rule.parse(parseJson((await catalogue.rules.find('actions-in-combat')) ?? 'null'));
  const { rows = [], row_ids = [] } = page.tables.find(({ id }) => id === 'actions') ?? {};
  const places = new Map(page.glossary.map(({ slug, id }) => [id, slug]));
  expect(rows).toHaveLength(65);
  for (const [index, [cell]] of rows.entries()) {
    const linked = /href="\/glossary\/([^"]+)"/.exec(String(cell))?.[1];
    const { action } = await find(linked ?? places.get(row_ids[index] ?? null) ?? String(cell));
    expect(action, String(cell)).toMatchObject({ type: expect.any(String), provokes: expect.any(String) });
  }
});

test('creature types, diseases and special abilities have typed facts', async () => {
  const types = (await ofCategory('creature-type')).filter(({ creature_type }) => creature_type !== null);
  expect(types).toHaveLength(15);
  for (const { creature_type } of types) expect(creature_type?.traits.length).toBeGreaterThan(0);
  expect((await ofCategory('disease')).filter(({ disease }) => disease !== null)).toHaveLength(10);
  const abilities = await ofCategory('special-ability');
  expect(abilities.length).toBeGreaterThanOrEqual(43);
  expect(abilities.filter(({ tags }) => tags.length > 0).length).toBeGreaterThan(30);
});

test('abilities, alignments, schools and the lines of spells, powers and stat blocks lead to their whole rule', async () => {
  const sizes = {
    ability: 6,
    alignment: 9,
    subtype: 18,
    school: 9,
    'spell-line': 12,
    'power-line': 5,
    'stat-block': 17,
  };
  for (const [category, least] of Object.entries(sizes)) {
    const withRule = (await ofCategory(category)).filter((term) => term.rule !== null);
    expect(withRule.length, category).toBeGreaterThanOrEqual(least);
  }
});

test('an unknown category is refused with the allowed ones', async () => {
  await expect(list('category=weather')).rejects.toThrow(/must be one of condition/);
});

test('rules texts explain the first mention of a term, and links to the glossary explain themselves', async () => {
  const { description_html } = power.parse(parseJson((await catalogue.powers.find('chameleon')) ?? 'null'));
  expect(description_html).toMatch(/<a class="term" href="\/glossary\/enhancement-bonus" data-tip="[^"]+">/);
  const shaken = await find('shaken');
  expect(shaken.description_html?.match(/href="\/glossary\/frightened"/g)).toHaveLength(1);
});
