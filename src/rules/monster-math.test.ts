import { expect, test } from 'vitest';
import { abilityModifier } from './abilities.ts';
import { challengeRatingValue } from './challenge-rating.ts';
import {
  breathWeaponDc,
  type DragonBody,
  dragonAttacks,
  dragonBody,
  dragonSpecialAttacks,
  frightfulPresenceDc,
} from './dragon-attacks.ts';
import {
  formatArmorClass,
  formatAttacks,
  formatHitDice,
  formatSaves,
  formatSkills,
  formatSpeed,
} from './monster-format.ts';
import { cumulativeAgeAbilities, formatAdvancement, formatLevelAdjustment } from './monster-lines.ts';
import { baseAttack, baseSave, featCount, flatFootedArmorClass, goodSaves, touchArmorClass } from './monster-math.ts';
import { jumpSpeedModifier, skillFloor } from './monster-skills.ts';

// Figures are the aboleth's, the black bear's and the adult black dragon's (Monster Manual v.3.5, pages 8, 269, 70).
const parts = [
  { kind: 'size', value: -2 },
  { kind: 'dex', value: 1 },
  { kind: 'natural', value: 7 },
];

test('ability modifiers round down, a missing score counts as 0', () => {
  expect([1, 9, 10, 11, 26].map(abilityModifier)).toEqual([-5, -1, 0, 0, 8]);
  expect(abilityModifier(undefined)).toBe(0);
});

test('base attack and saves follow Hit Dice', () => {
  expect([baseAttack('full', 8), baseAttack('average', 8), baseAttack('poor', 9)]).toEqual([8, 6, 4]);
  expect([baseSave(true, 8), baseSave(false, 8)]).toEqual([6, 2]);
});

test('types fix good saves; humanoids choose one, animals two or three', () => {
  expect(goodSaves('undead')).toEqual([['will']]);
  expect(goodSaves('humanoid')).toHaveLength(3);
  expect(goodSaves('animal')).toHaveLength(4);
  expect(goodSaves('elemental', ['air'])).toEqual([['reflex']]);
  expect(goodSaves('elemental', ['earth', 'fire'])).toHaveLength(3);
});

test('feats follow Hit Dice and Intelligence', () => {
  expect([featCount(8, 15), featCount(1, 10), featCount(8, undefined)]).toEqual([3, 1, 0]);
});

test('touch and flat-footed armor class leave out what does not apply', () => {
  expect([touchArmorClass(parts), flatFootedArmorClass(parts)]).toEqual([9, 15]);
  expect(flatFootedArmorClass([{ kind: 'dex', value: -2 }])).toBe(8);
});

test('stat block lines read as printed', () => {
  expect(formatHitDice([{ count: 8, die: 8, modifier: 40 }], 76)).toBe('8d8+40 (76 hp)');
  expect(
    formatHitDice(
      [
        { count: 6, die: 8 },
        { count: 6, die: 8, modifier: 72 },
      ],
      130,
    ),
  ).toBe('6d8+6d8+72 (130 hp)');
  expect(formatSpeed({ land: 10, swim: 60 })).toBe('10 ft. (2 squares), swim 60 ft.');
  expect(formatArmorClass({ total: 16, touch: 9, flat_footed: 15, parts })).toBe(
    '16 (−2 size, +1 Dex, +7 natural), touch 9, flat-footed 15',
  );
  expect(formatSaves({ fortitude: 7, reflex: 3, will: 11 })).toBe('Fort +7, Ref +3, Will +11');
  expect(
    formatAttacks([
      [
        { count: 2, name: 'claws', bonus: 6, damage: '1d4+4' },
        { name: 'bite', bonus: 1, damage: '1d6+2', threat: 19, plus: 'poison' },
      ],
    ]),
  ).toBe('2 claws +6 melee (1d4+4) and bite +1 melee (1d6+2/19–20 plus poison)');
  expect(formatSkills([{ skill: 'disguise', modifier: 2, note: '+4 acting' }], () => 'Disguise')).toBe(
    'Disguise +2 (+4 acting)',
  );
  expect(formatAdvancement([{ from: 9, to: 16, size: 'huge' }, { from: 17 }])).toBe('9–16 HD (Huge); 17+ HD');
  expect(formatLevelAdjustment({ value: 2, note: 'cohort' })).toBe('+2 (cohort)');
});

test('challenge ratings sort, fractions included', () => {
  expect(['1/3', 2, '1/10'].sort((a, b) => challengeRatingValue(a) - challengeRatingValue(b))).toEqual([
    '1/10',
    '1/3',
    2,
  ]);
});

test('skills have a floor', () => {
  const bearer = { abilities: { str: 19, dex: 13 }, size: 'tiny' as const, speed: { land: 20, climb: 20 }, feats: [] };
  expect([skillFloor('climb', bearer), skillFloor('hide', bearer)]).toEqual([12, 9]);
  expect([jumpSpeedModifier(20), jumpSpeedModifier(50), jumpSpeedModifier(15)]).toEqual([-6, 8, -9]);
});

test('dragons: attacks by size, DCs by Hit Dice, abilities add up', () => {
  const body = (name: Parameters<typeof dragonBody>[0]) => dragonBody(name) as DragonBody;
  expect(formatAttacks([dragonAttacks(body('large'), 24, 23)])).toBe(
    'Bite +24 melee (2d6+6) and 2 claws +19 melee (1d8+3) and 2 wings +19 melee (1d6+3) and tail slap +19 melee (1d8+9)',
  );
  // Sample Force Dragon, Adult (Epic Level Handbook, in the SRD): crush 4d6+30, tail sweep 2d6+30.
  expect(dragonSpecialAttacks(body('gargantuan'), 51)).toEqual({ crush: '4d6+30', tailSweep: '2d6+30' });
  expect(dragonSpecialAttacks(body('large'), 23)).toEqual({ crush: null, tailSweep: null });
  expect(dragonSpecialAttacks(body('epic-huge'), 31)).toEqual({ crush: '2d8+15', tailSweep: '2d4+15' });
  expect(formatAttacks([dragonAttacks(body('colossal-plus'), 99, 75)])).toMatch(/^Bite \+99 melee \(8d6\+32\)/);
  expect(dragonBody('fine')).toBeNull();
  expect([breathWeaponDc(19, 19), frightfulPresenceDc(19, 12)]).toEqual([23, 20]);
  expect(cumulativeAgeAbilities([['darkness'], ['damage reduction 5/magic'], ['damage reduction 10/magic']])).toEqual([
    'darkness',
    'damage reduction 10/magic',
  ]);
});
