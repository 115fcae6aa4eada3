import { expect, test } from 'vitest';
import { type LevelledFeat, minimumLevel } from './feat-level.ts';

const feats: Record<string, LevelledFeat> = {
  dodge: { types: ['general'] },
  mobility: { types: ['general'], prerequisites: { feats: ['dodge'] } },
  'spring-attack': {
    types: ['general'],
    prerequisites: { feats: ['dodge', { feat: 'mobility' }], base_attack: 4 },
  },
  'circle-a': { types: ['general'], prerequisites: { feats: ['circle-b'] } },
  'circle-b': { types: ['general'], prerequisites: { feats: ['circle-a'] } },
};
const lookup = {
  feat: (slug: string) => feats[slug],
  featureLevel: (feature: string, detail: string | undefined) => {
    if (feature !== 'wild shape') return undefined;
    return detail === undefined ? 5 : 18;
  },
  spellLevel: (spell: string) => (spell === 'speak-with-plants' ? 5 : undefined),
};
const levelFor = (prerequisites: LevelledFeat['prerequisites'], types = ['general']): number =>
  minimumLevel({ types, prerequisites }, lookup);

test('a feat without prerequisites is for 1st level, an epic one for 21st', () => {
  expect(levelFor(undefined)).toBe(1);
  expect(levelFor(undefined, ['epic'])).toBe(21);
});

test('base attack, class, caster, manifester and character levels are levels', () => {
  expect(levelFor({ base_attack: 6 })).toBe(6);
  expect(levelFor({ class_levels: [{ class: 'fighter', level: 8 }] })).toBe(8);
  expect(levelFor({ caster_level: 12 })).toBe(12);
  expect(levelFor({ manifester_level: 5, character_level: 6 })).toBe(6);
});

test('skill ranks, saves and spell levels follow the best progression', () => {
  expect(levelFor({ skills: [{ ranks: 1 }] })).toBe(1);
  expect(levelFor({ skills: [{ ranks: 10 }, { ranks: 2 }] })).toBe(7);
  expect(levelFor({ chosen_skill_ranks: 20 })).toBe(17);
  expect(levelFor({ base_saves: { will: 2 } })).toBe(1);
  expect(levelFor({ base_saves: { will: 4 } })).toBe(4);
  expect(levelFor({ spellcasting: { level: 9 } })).toBe(17);
  expect(levelFor({ spellcasting: { level: 'maximum' } })).toBe(1);
});

test('class features and spells count where their level is known', () => {
  expect(levelFor({ class_features: ['wild shape'] })).toBe(5);
  expect(levelFor({ class_features: [{ feature: 'wild shape', detail: '6/day' }] })).toBe(18);
  expect(levelFor({ class_features: ['darkvision'] })).toBe(1);
  expect(levelFor({ spells: ['speak-with-plants'] })).toBe(5);
});

test('required feats count with their own levels', () => {
  expect(levelFor({ feats: [{ feat: 'spring-attack' }] })).toBe(4);
  expect(levelFor({ feats: [{ feat: 'spring-attack' }], base_attack: 5 })).toBe(5);
});

test('of alternatives the earliest counts', () => {
  expect(levelFor({ base_attack: 2, any_of: [{ skills: [{ ranks: 9 }] }, { caster_level: 4 }] })).toBe(4);
});

test('unknown feats and circles are errors', () => {
  expect(() => levelFor({ feats: [{ feat: 'nonesuch' }] })).toThrow('no feat nonesuch');
  expect(() => levelFor({ feats: [{ feat: 'circle-a' }] })).toThrow('require each other');
});
