import { expect, test } from 'vitest';
import type { CreatureFacts } from '../creature/creature-facts.ts';
import { formFigures } from './form-figures.ts';
import { gained } from './special-lists.ts';
import { gainsOf, isForm, mostFormDice, wildShapeSizes } from './ways.ts';

/** A polar bear (Monster Manual, page 269). */
const BEAR: CreatureFacts = {
  name: 'Bear, Polar',
  size: 'large',
  type: 'animal',
  hit_dice: [{ count: 8, die: 8, modifier: 32 }],
  hit_points: 68,
  initiative: 1,
  speed: { land: 40, swim: 30 },
  armor_class: {
    total: 15,
    touch: 10,
    flat_footed: 14,
    parts: [
      { kind: 'size', value: -1 },
      { kind: 'dex', value: 1 },
      { kind: 'natural', value: 5 },
    ],
  },
  base_attack: 6,
  grapple: 18,
  attack: [[{ name: 'claw', bonus: 13, damage: '1d8+8' }]],
  full_attack: [
    [
      { count: 2, name: 'claws', bonus: 13, damage: '1d8+8' },
      { name: 'bite', bonus: 8, damage: '2d6+4' },
    ],
  ],
  special_attacks: ['improved grab'],
  abilities: { str: 27, dex: 13, con: 19, int: 2, wis: 12, cha: 6 },
  alignment: 'true-neutral' as never,
};

const DRUID_8 = { baseAttack: 6, fortitude: 6, reflex: 2 };

// A druid of 8th level: 6 (base attack) − 1 (size) + 8 (Strength 27) = +13; 10 − 1 + 1 + 5 = 15; 6 + 4 = +10.
test('a form has the base attack and base saves of who takes it, and its own body', () => {
  const figures = formFigures(BEAR, DRUID_8);
  expect(figures.fullAttack).toBe('2 claws +13 (1d8+8), bite +8 (2d6+4)');
  expect(figures.best).toBe(13);
  expect(figures.armorClass).toMatchObject({ total: 15, touch: 10, flat_footed: 14 });
  expect(figures).toMatchObject({ fortitude: 10, reflex: 3, abilities: { str: 27, dex: 13, con: 19 } });
  // Two claws of 4.5 + 8 and a bite of 7 + 4.
  expect(figures.average).toBe(36);
});

test('the feats of the form are lost: Multiattack and Weapon Finesse do not help', () => {
  const cat: CreatureFacts = {
    ...BEAR,
    size: 'tiny',
    abilities: { ...BEAR.abilities, str: 3, dex: 15 },
    feats: [{ feat: 'weapon-finesse' }, { feat: 'multiattack' }],
    full_attack: [
      [
        { count: 2, name: 'claws', bonus: 4, damage: '1d2-4' },
        { name: 'bite', bonus: 2, damage: '1d3-4' },
      ],
    ],
  };
  // 6 + 2 (Tiny) − 4 (Strength 3) = +4; the bite 5 less.
  expect(formFigures(cat, DRUID_8).fullAttack).toBe('2 claws +4 (1d2−4), bite −1 (1d3−4)');
  // Where the form gives its feats: 6 + 2 + 2 (Dexterity 15) = +10, the claws 1 more; the bite 2 less; Fortitude 6 + 4 + 2.
  const feats = [...(cat.feats ?? []), { feat: 'weapon-focus', choice: 'claw' }, { feat: 'great-fortitude' }];
  const gifted = formFigures(cat, DRUID_8, feats);
  expect(gifted.fullAttack).toBe('2 claws +11 (1d2−4), bite +8 (1d3−4)');
  expect(gifted.attackTerms.at(-1)).toEqual({ label: 'Weapon Focus', value: 1 });
  expect(gifted.fortitude).toBe(12);
});

test('alter self keeps one’s own abilities', () => {
  const figures = formFigures(BEAR, { ...DRUID_8, abilities: { str: 14, dex: 16, con: 10 } });
  // 6 − 1 + 2 = +7; 10 − 1 + 3 + 5 = 17.
  expect(figures.fullAttack).toBe('2 claws +7 (1d8+2), bite +2 (2d6+1)');
  expect(figures.armorClass.total).toBe(17);
});

test('no form is faster than 120 feet in the air and 60 elsewhere', () => {
  const fast = { ...BEAR, speed: { land: 90, fly: { feet: 200, maneuverability: 'poor' } } };
  expect(formFigures(fast, DRUID_8).speed).toMatchObject({ land: 60, fly: { feet: 120, maneuverability: 'poor' } });
});

// Player's Handbook, page 37.
test('wild shape opens sizes, plants and elementals level by level', () => {
  expect(wildShapeSizes(5)).toEqual(['small', 'medium']);
  expect(wildShapeSizes(8)).toEqual(['small', 'medium', 'large']);
  expect(wildShapeSizes(15)).toEqual(['tiny', 'small', 'medium', 'large', 'huge']);
  const own = { type: 'humanoid', size: 'medium' } as const;
  expect(isForm(BEAR, 'wild-shape', 7, own)).toBe(false);
  expect(isForm(BEAR, 'wild-shape', 8, own)).toBe(true);
  const plant: CreatureFacts = { ...BEAR, type: 'plant' };
  expect([11, 12].map((level) => isForm(plant, 'wild-shape', level, own))).toEqual([false, true]);
  const fire: CreatureFacts = {
    ...BEAR,
    type: 'elemental',
    family: 'fire-elemental',
    subtypes: ['fire'],
    size: 'huge',
  };
  expect([16, 19, 20].map((level) => isForm(fire, 'wild-shape', level, own))).toEqual([false, false, true]);
});

test('the other ways have limits of their own', () => {
  const own = { type: 'humanoid', size: 'medium' } as const;
  expect(['polymorph', 'alter-self', 'shapechange'].map((way) => mostFormDice(way as never, 30))).toEqual([15, 5, 25]);
  expect(mostFormDice('metamorphosis-greater', 20)).toBe(40);
  expect(isForm({ ...BEAR, type: 'undead' }, 'polymorph', 10, own)).toBe(false);
  expect(isForm({ ...BEAR, type: 'undead' }, 'shapechange', 10, own)).toBe(true);
  expect(isForm({ ...BEAR, type: 'ooze', subtypes: ['incorporeal'] }, 'polymorph', 10, own)).toBe(false);
  const giant: CreatureFacts = { ...BEAR, type: 'humanoid', hit_dice: [{ count: 3, die: 8 }] };
  expect(isForm(giant, 'alter-self', 3, own)).toBe(true);
  expect(isForm({ ...giant, size: 'huge' }, 'alter-self', 3, own)).toBe(false);
});

test('what a form gives depends on the way', () => {
  const lists = { extraordinary: ['rend'], supernatural: ['gaze'], spellLike: ['at will'] };
  const facts = { templated: false, attacks: lists, qualities: lists };
  expect(gained(facts, gainsOf('alter-self', 'humanoid'))).toEqual({ attacks: [], qualities: [] });
  expect(gained(facts, gainsOf('polymorph', 'animal'))).toEqual({ attacks: ['rend'], qualities: [] });
  expect(gained(facts, gainsOf('shapechange', 'dragon')).qualities).toEqual(['rend', 'gaze']);
  expect(gained(facts, gainsOf('wild-shape', 'elemental')).attacks).toEqual(['rend', 'gaze', 'at will']);
});
