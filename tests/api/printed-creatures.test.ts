import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Workshop } from '../../src/rules/creature/creature-facts.ts';
import { differencesOf } from '../rules/creature/differences-of.ts';
import { PRINTED_BUILDS } from '../rules/creature/printed-builds.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

/** How a printed creature differs from what the rules make of its base, and why. */
const DIFFERENCES = z
  .array(
    z.strictObject({
      monster: z.string(),
      field: z.string(),
      printed: z.string(),
      built: z.string(),
      reason: z.string(),
    }),
  )
  .parse(parse(readFileSync('tests/rules/creature/printed-differences.yaml', 'utf8')));

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function workshop(): Promise<Workshop> {
  const { monsters, templates, weapons } = await catalogue.creatures.facts();
  const { classes, feats } = await catalogue.character.facts();
  return { monsters, templates, weapons, classes, feats };
}

test.each(PRINTED_BUILDS)('$monster is made from its base but for what is named', async (item) => {
  const named = DIFFERENCES.filter(({ monster }) => monster === item.monster);
  expect(differencesOf(item, await workshop())).toEqual(named.map(({ reason: _, ...difference }) => difference));
});

test('of every creature that casts spells without class levels it is known as what', async () => {
  const { monsters } = await catalogue.creatures.facts();
  const casters = Object.values(monsters).filter(
    ({ hit_dice = [], special_attacks = [], special_qualities = [] }) =>
      [...special_attacks, ...special_qualities].includes('spells') && hit_dice.every((part) => !part.class),
  );
  expect(casters.filter(({ casts_as }) => casts_as === undefined).map(({ name }) => name)).toEqual([]);
  expect(monsters.drider?.casts_as?.map((casting) => casting.class)).toEqual(['cleric', 'sorcerer', 'wizard']);
  expect(monsters['titan-elder']?.casts_as).toEqual([
    { class: 'wizard', level: 29 },
    { class: 'cleric', level: 29 },
  ]);
});

test('every reason belongs to a creature that is built', () => {
  const built = new Set(PRINTED_BUILDS.map(({ monster }) => monster));
  expect(DIFFERENCES.filter(({ monster }) => !built.has(monster))).toEqual([]);
});

test('every creature with class levels and every lycanthrope is among them', async () => {
  const { monsters } = await catalogue.creatures.facts();
  const levelled = Object.entries(monsters).flatMap(([slug, { hit_dice = [] }]) =>
    hit_dice.some((part) => part.class !== undefined || part.type === 'animal') ? [slug] : [],
  );
  const built = new Set(PRINTED_BUILDS.map(({ monster }) => monster));
  expect(levelled.filter((slug) => !built.has(slug))).toEqual([]);
  expect(levelled.length).toBe(49);
});
