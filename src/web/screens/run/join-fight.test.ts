import { expect, test } from 'vitest';
import type { Monster } from '../../../contract/monsters.ts';
import { NO_FIGHT } from '../../../rules/fight/fight-state.ts';
import { NEW_HERO } from './fight-store.ts';
import { firstLines, lateLines, summonedNow } from './join-fight.ts';

const OGRE = {
  name: 'Ogre',
  slug: 'ogre',
  type_slug: 'giant',
  special_quality_list: [],
  challenge_rating: '3',
  initiative: -1,
  armor_class_total: 16,
  attack: null,
  full_attack: null,
  hit_points: 29,
} as unknown as Monster;

const printed = { monster: OGRE, build: '', count: '2' };
const built = { monster: OGRE, build: 'class=fighter:4', count: '1' };
const middling = () => 0.5;

test('an ogre as printed and one with levels have different ids, at the beginning and later', () => {
  const first = firstLines({ heroes: [], creatures: [printed, built], summoned: [], rounds: null });
  expect(first.map(({ id }) => id)).toEqual(['ogre', 'ogre-2']);
  const late = lateLines({ ...NO_FIGHT, combatants: first }, [printed, built], middling);
  expect(late.map(({ id }) => id)).toEqual(['ogre-3', 'ogre-4']);
});

test('creatures that join late roll their initiative, d20 + modifier', () => {
  const [line] = lateLines(NO_FIGHT, [printed], middling);
  expect(line).toMatchObject({ initiative: 10, bodies: [{ points: 29 }, { points: 29 }] });
});

test('heroes of one name have different ids', () => {
  const heroes = [
    { ...NEW_HERO, name: 'Pim' },
    { ...NEW_HERO, name: 'Pim' },
  ];
  const lines = firstLines({ heroes, creatures: [], summoned: [], rounds: null });
  expect(lines.map(({ id }) => id)).toEqual(['hero-pim', 'hero-pim-2']);
});

test('a summoned creature acts on the turn of who summons it, and stays for its rounds', () => {
  const [hero] = firstLines({ heroes: [{ ...NEW_HERO, name: 'Wen' }], creatures: [], summoned: [], rounds: null });
  if (hero === undefined) throw new Error('There is no hero.');
  const fight = { ...NO_FIGHT, turn: hero.id, combatants: [{ ...hero, initiative: 17 }] };
  expect(summonedNow(fight, built, 4, middling)).toMatchObject({
    initiative: 17,
    rating: null,
    bodies: [{ ailments: [{ name: 'Summoned', rounds: 4 }] }],
  });
});
