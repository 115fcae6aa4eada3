import { afterAll, beforeAll, expect, test } from 'vitest';
import { encounterLevelAnswer } from '../../src/contract/encounters.ts';
import { problem } from '../../src/contract/problems.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/encounters/level?${query}`);
const level = async (query: string) => encounterLevelAnswer.parse(await (await call(query)).json());

test('creatures and ratings together make a level, and a party its experience', async () => {
  expect(await level('creature=ogre:2&cr=3:2&party=5:4')).toEqual({
    encounter_level: 7,
    creatures: [{ slug: 'ogre', name: 'Ogre', challenge_rating: '3', count: 2 }],
    experience: { total: 3000, each: [{ level: 5, points: 750 }] },
    difficulty: 'very difficult',
    notes: [],
  });
});

test('creatures that are built count by the rating that they are built to', async () => {
  const built = encodeURIComponent('ogre:2?class=fighter:4,wolf?hd=6');
  const answer = await level(`creature=ogre&built=${built}&party=7:4`);
  expect(answer.creatures).toEqual([
    { slug: 'ogre', name: 'Ogre', challenge_rating: '3', count: 1 },
    { slug: 'ogre', name: 'Ogre, 4th-Level Fighter', challenge_rating: '7', count: 2, build: 'class=fighter:4' },
    { slug: 'wolf', name: 'Advanced Wolf', challenge_rating: '3', count: 1, build: 'hd=6' },
  ]);
  // 4 + 16 of rating 1: 1 + 2 × log2 20.
  expect(answer.encounter_level).toBe(10);
});

test('each parameter can be repeated', async () => {
  const { encounter_level, experience, difficulty } = await level(
    'creature=ogre&creature=troll&cr=1/2:2&party=5:3&party=7',
  );
  // 2 + 4 + 1 of rating 1: 1 + 2 × log2 7.
  expect(encounter_level).toBe(7);
  expect(experience?.each.map((one) => one.level)).toEqual([5, 7]);
  expect(difficulty).toBe('very difficult');
});

test('below 1 the level is a fraction, and without a party there is no experience', async () => {
  expect(await level('cr=1/2')).toMatchObject({ encounter_level: '1/2', experience: null, difficulty: null });
  expect((await level('cr=1/3:2')).encounter_level).toBe('2/3');
});

test('what the table leaves to the Dungeon Master is named', async () => {
  const { experience, difficulty, notes } = await level('cr=20&party=2:4');
  expect([experience?.total, difficulty]).toEqual([0, 'overpowering']);
  expect(notes).toEqual([
    'Challenge rating 20 is too high for level 2: the Dungeon Master decides, and nothing is counted.',
  ]);
});

test.each([
  ['', 'creature', 'must be given, such as ogre:2, or built, or cr, such as 3:2'],
  ['creature=orge:2', 'creature', 'must be the slug of a monster; /api/monsters?search= finds one by name'],
  ['built=ogre', 'built', /^must be monsters, each with its number after a colon and, after a question mark/],
  ['built=orge?hd=5', 'built', /^must be built of the slug of a monster/],
  ['built=ogre?class=nothing:2', 'built', /^class must be the slug of a class/],
  ['built=ogre?hd=many', 'built', /^hd must be/],
  ['cr=1/7', 'cr', /^must be challenge ratings from 1\/10 to 60/],
  ['cr=3:0', 'cr', /each 1 to 1,000$/],
  ['cr=3&party=0:4', 'party', /^must be levels from 1 to 40/],
  ['cr=3&party=5:21', 'party', /each 1 to 20$/],
  [`cr=${Array.from({ length: 51 }, () => 3).join(',')}`, 'cr', /at most 50/],
])('?%s is refused with what is allowed', async (query, parameter, message) => {
  const response = await call(query);
  expect(response.status).toBe(400);
  const { errors = [] } = problem.parse(await response.json());
  expect(errors.map((error) => error.parameter)).toEqual([parameter]);
  expect(errors[0]?.message).toMatch(message);
});
