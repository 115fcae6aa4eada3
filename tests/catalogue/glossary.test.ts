import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { type GlossaryParameters, glossaryParameters, term } from '../../src/contract/glossary.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { power } from '../../src/contract/powers.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
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

test('an unknown category is refused with the allowed ones', async () => {
  await expect(list('category=weather')).rejects.toThrow(/must be one of condition/);
});

test('rules texts explain the first mention of a term, and links to the glossary explain themselves', async () => {
  const { description_html } = power.parse(parseJson((await catalogue.powers.find('chameleon')) ?? 'null'));
  expect(description_html).toMatch(/<a class="term" href="\/glossary\/enhancement-bonus" data-tip="[^"]+">/);
  const shaken = await find('shaken');
  expect(shaken.description_html?.match(/href="\/glossary\/frightened"/g)).toHaveLength(1);
});
