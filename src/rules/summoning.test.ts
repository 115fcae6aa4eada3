import { expect, test } from 'vitest';
import type { CreatureFacts } from './creature/creature-facts.ts';
import {
  choicesOf,
  countAt,
  countOfList,
  type ListLevel,
  mostHitDice,
  type SummoningLists,
  severalOf,
  summoningDescriptors,
} from './summoning.ts';

const level = (name: string): ListLevel => ({ LG: [{ monsters: [name], name }] });
const LISTS: SummoningLists = {
  families: { 'summon-monster': { page: 287, levels: ['dog', 'wolf', 'bear', 'lion'].map(level) } },
  summons: [],
};

// Player's Handbook, page 286: one of the 4th-level list, 1d3 of the 3rd, 1d4+1 of a lower one.
test('a spell summons one creature of its own list, and more of lower ones', () => {
  expect([4, 3, 2, 1].map((list) => countOfList(4, list))).toEqual(['1', '1d3', '1d4+1', '1d4+1']);
  const choices = choicesOf(
    { of: 'family', family: 'summon-monster', level: 3, kind: 'spells', slug: 'x' },
    5,
    LISTS,
    {},
  );
  expect(choices.map(({ key, name, count }) => [key, name, count])).toEqual([
    ['3', '3rd list', '1'],
    ['2', '2nd list', '1d3'],
    ['1', '1st list', '1d4+1'],
  ]);
});

// Insect plague: one locust swarm for three levels, up to six at 18th level (page 244).
test('a count follows the caster level up to its limit, and is at least one', () => {
  const swarms = { per_levels: 3, most: 6 };
  expect([1, 9, 17, 18, 30].map((casterLevel) => countAt(swarms, casterLevel))).toEqual(['1', '3', '5', '6', '6']);
  expect(countAt('2d4', 17)).toBe('2d4');
});

// Gate: one creature of twice the caster level in Hit Dice, or several that have no more than it together (page 234).
test('creatures are called by their Hit Dice', () => {
  const gate = { of: 'calling' as const, extraplanar: true, hit_dice: { per_level: 2 }, several_per_level: 1 };
  expect(mostHitDice(gate, 17)).toBe(34);
  expect([34, 17, 8, 4].map((dice) => severalOf(gate, dice, 17))).toEqual([1, 1, 2, 4]);
  const ally = { of: 'calling' as const, hit_dice: 12, several: 2 };
  expect([12, 6, 2].map((dice) => severalOf(ally, dice, 11))).toEqual([1, 2, 2]);
});

const creature = (dice: number, subtypes: string[], type: CreatureFacts['type'] = 'outsider') =>
  ({ name: 'x', size: 'medium', type, subtypes, hit_dice: [{ count: dice, die: 8 }] }) as unknown as CreatureFacts;

test('what is called comes from another plane, has few enough Hit Dice, and no class levels', () => {
  const creatures = {
    near: creature(4, ['extraplanar']),
    far: creature(20, ['extraplanar']),
    native: creature(4, ['native']),
    classed: {
      ...creature(4, ['extraplanar']),
      hit_dice: [
        { count: 4, die: 8 },
        { count: 3, die: 10, class: 'fighter' },
      ],
    },
  };
  const gate = {
    of: 'calling' as const,
    extraplanar: true,
    hit_dice: { per_level: 2 },
    kind: 'spells' as const,
    slug: 'gate',
  };
  const choices = choicesOf(gate, 9, LISTS, creatures);
  expect(choices.map(({ key }) => key)).toEqual(['4']);
  expect(choices[0]?.groups['']?.map(({ monsters }) => monsters)).toEqual([['near']]);
});

// Player's Handbook, page 285: the spell is of the type of an air, chaotic, earth, evil, fire, good, lawful or water creature.
test('a spell is of the type of what it summons', () => {
  expect(summoningDescriptors(['extraplanar'], 'LG')).toEqual(['good', 'lawful']);
  expect(summoningDescriptors(['fire', 'extraplanar'], 'N')).toEqual(['fire']);
  expect(summoningDescriptors(['extraplanar'], undefined)).toEqual([]);
});
