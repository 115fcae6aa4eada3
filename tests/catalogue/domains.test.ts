import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { deity } from '../../src/contract/deities.ts';
import { domain } from '../../src/contract/domains.ts';
import { spell } from '../../src/contract/spells.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

const find = async (slug: string) => domain.parse(parseJson((await catalogue.domains.find(slug)) ?? 'null'));
const all = async () => parseJson(await catalogue.domains.list({ page: 1, limit: 200 }));

test('there are 116 domains, 80 of them known by their spells only', async () => {
  const { domains, pagination } = await all();
  expect(pagination.total).toBe(116);
  expect(domains.filter(({ facts_only }) => facts_only === 1)).toHaveLength(80);
});

test('every domain fits the contract and has a spell; the full ones have one of each level', async () => {
  for (const card of (await all()).domains) {
    const found = await find(card.slug);
    expect(found).toMatchObject(card);
    expect(found.spells.length).toBeGreaterThan(0);
    if (card.facts_only === 0) expect(new Set(found.spells.map(({ level }) => level)).size).toBe(9);
  }
});

test('spell, domain and deity name each other', async () => {
  for (const card of (await all()).domains) {
    const found = await find(card.slug);
    for (const { slug, level } of found.spells) {
      const { domain_levels } = spell.parse(parseJson((await catalogue.spells.find(slug)) ?? 'null'));
      expect(domain_levels).toContainEqual(expect.objectContaining({ slug: card.slug, level }));
    }
    for (const { slug } of found.deities) {
      const { domains, further_domains } = deity.parse(parseJson((await catalogue.deities.find(slug)) ?? 'null'));
      expect([...domains, ...further_domains]).toContainEqual({ slug: card.slug, name: card.name });
    }
  }
}, 60_000);

test('notes of a list are shown with the spell', async () => {
  expect((await find('charm')).spells.filter(({ level }) => level === 4)).toMatchObject([
    { slug: 'heroism', note: 'printed as emotion' },
    { slug: 'good-hope', note: null },
  ]);
});
