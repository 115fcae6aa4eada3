import { expect, test } from 'vitest';
import type { Spell } from './schema/spells.ts';
import type { Entry } from './source-file.ts';
import { spellItemEntries } from './spell-items.ts';

const fireball: Entry = {
  file: 'content/spells/fireball.yaml',
  kind: 'spells',
  slug: 'fireball',
  value: {
    name: 'Fireball',
    rulebook: 'phb-35',
    group: 'core',
    school: 'evocation',
    levels: { wizard: 3 },
    components: {},
    casting_time: '1 standard action',
    duration: 'instantaneous',
  } satisfies Spell,
};

test('what follows from a spell is an entry that counts as written in the spell’s file', () => {
  const { entries, findings } = spellItemEntries([fireball], new Map([['scroll-of-fireball-arcane', [375]]]));
  expect(findings).toEqual([]);
  expect(entries.find(({ slug }) => slug === 'scroll-of-fireball-arcane')).toMatchObject({
    file: 'content/spells/fireball.yaml',
    kind: 'items',
    value: {
      name: 'Scroll of Fireball (Arcane)',
      type: 'scroll',
      price: { gp: 375 },
      prerequisites: { feats: ['scribe-scroll'], spells: ['fireball'] },
      made_from: { spell: 'fireball', computed_price_gp: 375, printed_prices_gp: [375] },
      description: expect.stringContaining('[Fireball](spells/fireball), as a 3rd-level spell at caster level 5'),
    },
  });
});

test('a spell of 8th level takes "an"', () => {
  if (fireball?.kind !== 'spells') throw new Error('content/spells/fireball.yaml is missing');
  const eighth = { ...fireball, value: { ...fireball.value, levels: { sorcerer: 8 } } };
  const { entries } = spellItemEntries([eighth], new Map());
  expect(entries.map(({ value }) => (value as { description: string }).description)).toEqual([
    expect.stringContaining('as an 8th-level spell'),
  ]);
});

test('a printed price of no item, and a written item of the same address, are found', () => {
  const written: Entry = {
    file: 'content/items/ring/scroll-of-fireball-arcane.yaml',
    kind: 'items',
    slug: 'scroll-of-fireball-arcane',
    value: { name: 'Scroll of Fireball (Arcane)', rulebook: 'dmg-35', type: 'ring' },
  };
  const { findings } = spellItemEntries([fireball, written], new Map([['scroll-of-firebal', [375]]]));
  expect(findings.map(({ rule }) => rule)).toEqual(['unique-slug', 'printed-prices']);
});
