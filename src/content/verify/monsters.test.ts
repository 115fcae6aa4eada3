import { expect, test } from 'vitest';
import { classSchema } from '../schema/classes.ts';
import { type Monster, monsterSchema } from '../schema/monsters.ts';
import type { Entry } from '../source-file.ts';
import { type Check, lookupIn } from './check.ts';
import { verifyMonster } from './monsters.ts';

// The aboleth's figures: Monster Manual v.3.5, page 8.
const aboleth = monsterSchema.parse({
  name: 'Aboleth',
  rulebook: 'mm-35',
  size: 'huge',
  type: 'aberration',
  hit_dice: [{ count: 8, die: 8, modifier: 40 }],
  hit_points: 76,
  initiative: 1,
  speed: { land: 10, swim: 60 },
  armor_class: {
    total: 16,
    touch: 9,
    flat_footed: 15,
    parts: [
      { kind: 'size', value: -2 },
      { kind: 'dex', value: 1 },
      { kind: 'natural', value: 7 },
    ],
  },
  base_attack: 6,
  grapple: 22,
  saves: { fortitude: 7, reflex: 3, will: 11 },
  abilities: { str: 26, dex: 12, con: 20, int: 15, wis: 17, cha: 17 },
  skills: [
    { skill: 'listen', modifier: 16 },
    { skill: 'swim', modifier: 8 },
  ],
  feats: [{ feat: 'alertness' }, { feat: 'combat-casting' }, { feat: 'iron-will' }],
  alignment: { tendency: 'usually', alignment: 'lawful-evil' },
});

const warrior = classSchema.parse({
  name: 'Warrior',
  variants: [{ rulebook: 'dmg-35', base_attack: 'good', saves: { fortitude: 'good', reflex: 'poor', will: 'poor' } }],
});

function differences(value: Monster): Check[] {
  const entry: Entry<'monsters'> = { file: 'content/monsters/x.yaml', kind: 'monsters', slug: 'x', value };
  const lookup = lookupIn([
    entry,
    { file: 'content/classes/warrior.yaml', kind: 'classes', slug: 'warrior', value: warrior },
  ]);
  return verifyMonster(entry, lookup).filter(({ printed, computed }) => printed !== computed);
}

test('a stat block that follows the rules differs nowhere but where it is known to', () => {
  expect(differences(aboleth)).toEqual([{ rule: 'skill-modifier', printed: 'Swim +8', computed: 'Swim +16 or more' }]);
});

test('every wrong figure is found under its rule', () => {
  const rules = (change: Partial<Monster>) =>
    differences({ ...aboleth, skills: [], ...change }).map(({ rule }) => rule);
  expect(rules({ hit_points: 77 })).toEqual(['hit-points']);
  expect(rules({ hit_dice: [{ count: 8, die: 10, modifier: 40 }], hit_points: 84 })).toEqual(['hit-die']);
  expect(rules({ initiative: 5 })).toEqual(['initiative']);
  expect(rules({ base_attack: 8, grapple: 24 })).toEqual(['base-attack']);
  expect(rules({ grapple: 14 })).toEqual(['grapple']);
  expect(rules({ armor_class: { ...aboleth.armor_class, touch: 10 } })).toEqual(['touch-armor-class']);
  expect(rules({ armor_class: { ...aboleth.armor_class, flat_footed: 16 } })).toEqual(['flat-footed-armor-class']);
  expect(rules({ saves: { fortitude: 7, reflex: 3, will: 9 } })).toEqual(['saves']);
  expect(rules({ feats: [{ feat: 'iron-will' }] })).toEqual(['feats']);
});

test('levels in a class count by the progressions of the class', () => {
  const veteran: Partial<Monster> = {
    type: 'humanoid',
    size: 'medium',
    hit_dice: [{ count: 4, die: 8, class: 'warrior' }],
    hit_points: 18,
    initiative: 0,
    armor_class: { total: 10, parts: [] },
    base_attack: 4,
    grapple: 4,
    saves: { fortitude: 4, reflex: 1, will: 1 },
    abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    feats: [{ feat: 'alertness' }, { feat: 'run' }],
    skills: [],
  };
  expect(differences({ ...aboleth, ...veteran })).toEqual([]);
});
