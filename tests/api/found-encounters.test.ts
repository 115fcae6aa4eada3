import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FoundEncounters, foundEncounters } from '../../src/contract/encounters.ts';
import { problem } from '../../src/contract/problems.ts';
import { treasure } from '../../src/contract/treasure.ts';
import { encounterLevel } from '../../src/rules/encounters.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/encounters?${query}`);
const find = async (query: string): Promise<FoundEncounters> => foundEncounters.parse(await (await call(query)).json());

type Line = NonNullable<FoundEncounters['encounters'][number]>;
const lines = ({ encounters }: FoundEncounters): Line[] => encounters.filter((line) => line !== null);
const names = (line: Line | null | undefined) =>
  line && [...line.creatures, ...line.traps].map(({ slug, count }) => `${slug}:${count}`).join(',');

const rating = (text: string) => {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return above / below;
};

test('the same address gives the same bytes', async () => {
  const [one, two] = await Promise.all([call('level=7&seed=4817'), call('level=7&seed=4817')]);
  expect(await one.text()).toBe(await two.text());
  expect((await find('level=7&seed=4818')).encounters).not.toEqual((await find('level=7&seed=4817')).encounters);
});

test('a seed is drawn where there is none', async () => {
  const { seed, encounters } = await find('level=3');
  expect((await find(`level=3&seed=${seed}`)).encounters).toEqual(encounters);
});

test('every encounter has the level that is asked for', async () => {
  for (let level = 1; level <= 25; level++) {
    const found = lines(await find(`level=${level}&seed=${level}&count=8&traps=yes`));
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) {
      expect(line.level).toBe(level);
      const foes = [...line.creatures, ...line.traps].map((one) => ({
        rating: rating(one.challenge_rating),
        count: one.count,
      }));
      expect(encounterLevel(foes)).toBe(level);
    }
  }
});

test('place, type and manner are those that are asked for', async () => {
  const { encounters } = await find('level=5&environment=cold-mountain&seed=3&kinds=1&count=8');
  for (const line of encounters) {
    const slug = line?.creatures[0]?.slug;
    const { environment } = await (await fetch(`${api.base}/api/monsters/${slug}`)).json();
    expect(environment).toMatch(/mountain|any/i);
    expect(environment).toMatch(/cold|any/i);
  }
  const undead = lines(await find('level=6&type=undead&seed=3&count=8'));
  for (const { creatures } of undead)
    for (const { slug } of creatures)
      expect((await (await fetch(`${api.base}/api/monsters/${slug}`)).json()).type_slug).toBe('undead');
  for (const manner of ['lone', 'patrol', 'lair'])
    expect(new Set(lines(await find(`level=6&met=${manner}&kinds=1&seed=9`)).map(({ met }) => met))).toEqual(
      new Set([manner]),
    );
});

test('there are as many kinds as are asked for, traps included', async () => {
  for (const kinds of [1, 2, 3]) {
    const found = lines(await find(`level=8&kinds=${kinds}&seed=5&traps=yes&count=8`));
    expect(found.length).toBeGreaterThan(4);
    for (const { creatures, traps } of found) expect(creatures.length + traps.length).toBe(kinds);
  }
  const withTraps = await Promise.all([1, 2, 3, 4].map((seed) => find(`level=5&seed=${seed}&traps=yes&count=8`)));
  expect(withTraps.flatMap(lines).some(({ traps }) => traps.length > 0)).toBe(true);
});

test('one line is found anew, another stays', async () => {
  const before = (await find('level=4&seed=11')).encounters;
  const after = (await find('level=4&seed=11&again=0,1')).encounters;
  expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
  expect(names(after[1])).not.toBe(names(before[1]));
});

test('a stated line stays as it is, with its level, its points and a neighbour of the same rating', async () => {
  const { encounters, difficulty } = await find(
    'level=4&seed=11&party=2:4&line2=goblin-1st-level-warrior:6,worg,traps.basic-arrow-trap:2',
  );
  const [, line] = encounters;
  expect(line).toMatchObject({
    level: 6,
    kept: 1,
    difficulty: 'very difficult',
    experience: { each: [{ level: 2, points: 450 }] },
  });
  expect(names(line)).toBe('goblin-1st-level-warrior:6,worg:1,basic-arrow-trap:2');
  expect(difficulty).toBe('very difficult');
  const swap = line?.creatures[1]?.swap;
  expect((await (await fetch(`${api.base}/api/monsters/${swap?.slug}`)).json()).challenge_rating).toBe('2');
});

test.each([
  ['level=0', 'level'],
  ['environment=moon', 'environment'],
  ['met=often', 'met'],
  ['line1=no-such-monster', 'line1'],
  ['line1=traps.no-such-trap:2', 'line1'],
  ['again=x', 'again'],
])('?%s is refused', async (query, parameter) => {
  const response = await call(`${query}&seed=1`);
  expect(response.status).toBe(400);
  expect(problem.parse(await response.json()).errors?.map((error) => error.parameter)).toEqual([parameter]);
});

test('each kind of a stated encounter has another with which the level stays, and they go through all that fit', async () => {
  const seen = new Set<string>();
  let line = 'goblin-1st-level-warrior:4,wolf:2';
  for (let step = 0; step < 12; step++) {
    const [found] = lines(await find(`level=1&seed=3&count=1&environment=forest&line1=${line}`));
    expect(found?.level).toBe(4);
    const anew = found?.creatures[0]?.anew;
    if (!anew) throw new Error(`nothing fits in the place of the first of ${line}`);
    expect(seen).not.toContain(anew.slug);
    seen.add(anew.slug);
    line = `${anew.slug}:${anew.count},wolf:2`;
  }
  const [trapped] = lines(await find('level=1&seed=3&count=1&line1=ogre:2,traps.basic-arrow-trap'));
  expect(trapped?.traps[0]?.anew).not.toBeNull();
  const [sought] = lines(await find('level=5&seed=3&count=1'));
  expect(sought?.creatures.map(({ anew }) => anew)).toEqual(sought?.creatures.map(() => null));
});

test('creatures that are built stand in the first line, and have a treasure', async () => {
  const built = encodeURIComponent('ogre:2?class=fighter:4');
  const { encounters } = await find(`seed=0&count=1&line1=ogre&built=${built}&party=9:4`);
  const [line] = encounters;
  expect(line?.creatures.map(({ name, count, build }) => [name, count, build])).toEqual([
    ['Ogre', 1, undefined],
    ['Ogre, 4th-Level Fighter', 2, 'class=fighter:4'],
  ]);
  expect(line).toMatchObject({ level: 9, kept: 1 });
  expect(line?.creatures[1]).toMatchObject({ challenge_rating: '7', treasure: 'Standard', swap: null, anew: null });
  const alone = await find(`seed=0&count=1&built=${built}`);
  expect(alone.encounters[0]).toMatchObject({ level: 9, creatures: [{ slug: 'ogre', count: 2 }] });
});

test('the treasure of a creature that is built goes by its own rating and line', async () => {
  const rolled = async (query: string) =>
    treasure.parse(await (await fetch(`${api.base}/api/treasure?seed=1&${query}`)).json());
  const fighter = await rolled(`creature=ogre&build=${encodeURIComponent('class=fighter:4')}`);
  expect(fighter).toMatchObject({ level: 7, creature: { name: 'Ogre, 4th-Level Fighter', treasure: 'Standard' } });
  const skeleton = await rolled('creature=ogre&build=template%3Dskeleton');
  expect(skeleton.creature).toMatchObject({ name: 'Ogre Skeleton', treasure: 'None' });
  const refused = await fetch(`${api.base}/api/treasure?creature=ogre&build=hd%3D1`);
  expect(refused.status).toBe(400);
  const { errors } = problem.parse(await refused.json());
  expect(errors?.map(({ parameter }) => parameter)).toEqual(['build']);
});
