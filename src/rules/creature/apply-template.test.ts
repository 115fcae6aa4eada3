import { expect, test } from 'vitest';
import { applyTemplate } from './apply-template.ts';
import type { BaseCreature } from './base-creature.ts';
import type { MindlessTemplate } from './template-rules.ts';

const OGRE: BaseCreature = {
  size: 'large',
  type: 'giant',
  subtypes: ['evil', 'goblinoid', 'cold'],
  hit_dice: [
    { count: 4, die: 8, modifier: 11 },
    { count: 2, die: 12, class: 'barbarian' },
  ],
  speed: { land: 40, fly: { feet: 60, maneuverability: 'good' } },
  armor: [{ kind: 'natural', value: 5 }],
  abilities: { str: 21, dex: 8, con: 15, int: 6, wis: 10, cha: 7 },
  attack: [[{ name: 'greatclub', bonus: 8, damage: '2d8+7' }]],
  full_attack: [[{ name: 'greatclub', bonus: [8, 3], damage: '2d8+7' }]],
  special_qualities: ['darkvision 60 ft.', 'superior two-weapon fighting'],
  advancement: [{ from: 5, to: 12, size: 'huge' }],
};

const ZOMBIE: MindlessTemplate = {
  type: { becomes: 'undead' },
  subtypes: { lose: ['alignment', 'kind'] },
  hit_dice: { die: 12, multiply: 2, drop_class_levels: true },
  speed: { maneuverability: 'clumsy', cannot_run: true },
  armor_class: { natural_increase_by_size: { large: 3 } },
  natural_attacks: [{ name: 'slam', damage: { large: '1d8' } }],
  special_qualities: { keep_combat: true, gain: ['single actions only', 'undead traits'] },
  abilities: { adjust: { str: 2, dex: -2 }, set: { wis: 10, cha: 1 }, none: ['con', 'int'] },
  feats: { gain: ['toughness'] },
  challenge_rating: {
    by_hit_dice: [
      { from: '1/2', rating: '1/8' },
      { from: 8, to: 10, rating: 3 },
    ],
  },
  treasure: 'None',
  alignment: { becomes: 'neutral-evil' },
  advancement: 'base, double',
};

const SKELETON: MindlessTemplate = {
  ...ZOMBIE,
  hit_dice: { die: 12, drop_class_levels: true },
  speed: { wings_lost: true },
  armor_class: { natural_by_size: { large: 2 } },
  natural_attacks: [{ name: 'claw', damage: { large: '1d6' } }],
  special_qualities: { gain: ['immunity to cold'] },
  abilities: { adjust: { dex: 2 }, set: { wis: 10, cha: 1 }, none: ['con', 'int'] },
  feats: { gain: ['improved-initiative'] },
  advancement: 'base',
};

const total = (terms: readonly { value: number }[]) => terms.reduce((sum, { value }) => sum + value, 0);

test('a zombie has twice the racial dice, one attack at a time and a slam', () => {
  const zombie = applyTemplate(OGRE, ZOMBIE);
  expect(zombie.hit_dice).toEqual([{ count: 8, die: 12, modifier: 3 }]);
  expect([zombie.hit_points.total, zombie.base_attack.total, zombie.grapple.total]).toEqual([55, 4, 14]);
  expect([zombie.armor_class.total.total, zombie.armor_class.touch, zombie.armor_class.flat_footed]).toEqual([
    15, 7, 15,
  ]);
  expect(zombie.full_attack.flat().map(({ name, bonus, damage }) => [name, bonus, damage])).toEqual([
    ['greatclub', 9, '2d8+9'],
    ['slam', 9, '1d8+9'],
  ]);
  expect(zombie.subtypes).toEqual(['cold']);
  expect(zombie.speed).toEqual({ land: 40, fly: { feet: 60, maneuverability: 'clumsy' }, cannot_run: true });
  expect(zombie.special_qualities).toContain('superior two-weapon fighting');
  expect(zombie.abilities).toEqual({ str: 23, dex: 6, wis: 10, cha: 1 });
  expect(zombie.challenge_rating).toBe(3);
  expect(zombie.advancement).toEqual([{ from: 10, to: 20, size: 'huge' }]);
});

test('a skeleton loses wings and classes, and its hands get claws', () => {
  const skeleton = applyTemplate(OGRE, SKELETON);
  expect(skeleton.hit_dice).toEqual([{ count: 4, die: 12 }]);
  expect(skeleton.speed).toEqual({ land: 40 });
  expect(skeleton.initiative.total).toBe(4);
  expect(skeleton.armor_class.parts).toEqual([
    { kind: 'size', value: -1 },
    { kind: 'natural', value: 2 },
  ]);
  expect(skeleton.full_attack.map((option) => option.map(({ count, name, bonus }) => [count, name, bonus]))).toEqual([
    [[undefined, 'greatclub', 6]],
    [[2, 'claws', 6]],
  ]);
  expect(skeleton.saves.will.total).toBe(4);
});

test('the terms of each figure add up to it', () => {
  for (const template of [SKELETON, ZOMBIE]) {
    const { hit_points, initiative, armor_class, base_attack, grapple, saves, attack } = applyTemplate(OGRE, template);
    for (const sum of [initiative, armor_class.total, base_attack, grapple, ...Object.values(saves)])
      expect(total(sum.terms)).toBe(sum.total);
    expect(Math.floor(total(hit_points.terms))).toBe(hit_points.total);
    for (const { terms, bonus } of attack.flat()) expect(total(terms)).toBe(bonus);
  }
});
