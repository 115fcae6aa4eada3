import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Forms, forms } from '../../src/contract/forms.ts';
import { problem } from '../../src/contract/problems.ts';
import { WAYS } from '../../src/rules/forms/ways.ts';
import { expectEach } from '../support/expect-each.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const call = (query: string) => fetch(`${api.base}/api/forms?${query}`);
const formsBy = async (query: string): Promise<Forms> => forms.parse(await (await call(query)).json());

// Base attack +6 and Fortitude +6 of a druid of 8th level. A polar bear: Str 27, Con 19, Large: 6 + 8 − 1 = +13.
test('the large forms of a druid of 8th level, the best full attack first', async () => {
  const found = await formsBy('level=8&size=large');
  expect(found).toMatchObject({ by: 'wild-shape', most_hit_dice: 8, base_attack: 6, fortitude: 6 });
  expect(found.forms.map(({ slug }) => slug)).toContain('dire-lion');
  const bonuses = found.forms.map(({ best_attack }) => best_attack ?? 0);
  expect(bonuses).toEqual([...bonuses].sort((a, b) => b - a));
  expect(found.forms.find(({ slug }) => slug === 'bear-polar')).toMatchObject({
    full_attack: '2 claws +13 (1d8+8), bite +8 (2d6+4)',
    armor_class: 15,
    touch: 10,
    fortitude: 10,
    speed: '40 ft., swim 30 ft.',
    attacks: ['improved grab'],
  });
  expect(found.forms.find(({ slug }) => slug === 'rhinoceros')).toMatchObject({
    full_attack: 'gore +13 (2d6+12)',
    fortitude: 11,
  });
});

test('a druid of 7th level has no large form, and none of more Hit Dice', async () => {
  const found = await formsBy('level=7');
  expect(found.sizes.map(({ slug }) => slug)).toEqual(['small', 'medium']);
  expect(found.types.map(({ slug }) => slug)).toEqual(['animal']);
  expectEach(found.forms, ({ hit_dice }) => hit_dice <= 7);
});

// A druid of 16th level, base attack +12: Dex 25 and 21 by Weapon Finesse, which the elementals have, Large: 12 + 7 − 1 and 12 + 5 − 1.
test('elemental forms are those of the four elementals, and give their feats', async () => {
  const { forms: elementals } = await formsBy('level=16&type=elemental');
  const best = Object.fromEntries(elementals.map(({ slug, best_attack }) => [slug, best_attack]));
  expect(best).toMatchObject({ 'air-elemental-large': 18, 'fire-elemental-large': 16 });
  // SRD, Improved Elemental Wild Shape: without that feat no other creature of the type, such as a belker or a thoqqua.
  expectEach(elementals, ({ slug }) => /^(?:air|earth|fire|water)-elemental-/.test(slug));
});

test('forms are found by movement, by what they give and by Hit Dice', async () => {
  const flying = await formsBy('level=8&move=fly');
  expectEach(flying.forms, ({ speed }) => speed.includes('fly'));
  const grabbing = await formsBy('level=8&gains=improved grab&hd=5');
  expect(grabbing.forms.map(({ slug }) => slug)).toContain('lion');
  expectEach(grabbing.forms, ({ hit_dice }) => hit_dice <= 5);
});

test('base bonuses of one’s own count', async () => {
  const bear = (await formsBy('level=8&base_attack=9&fort=7')).forms.find(({ slug }) => slug === 'bear-polar');
  expect(bear).toMatchObject({ best_attack: 16, fortitude: 11 });
});

test('shapechange gives supernatural abilities, polymorph does not', async () => {
  const query = 'level=17&type=dragon&sort=hd';
  const [first] = (await formsBy(`by=shapechange&${query}`)).forms;
  expect(first?.attacks).toContain('breath weapon');
  const polymorphed = await formsBy(`by=polymorph&${query}`);
  expect(polymorphed.forms.flatMap(({ attacks }) => attacks)).not.toContain('breath weapon');
  expect(polymorphed.most_hit_dice).toBe(15);
});

test('alter self keeps type, abilities and a size near one’s own', async () => {
  const found = await formsBy('by=alter-self&level=5&str=16&dex=12');
  expect(found.types.map(({ slug }) => slug)).toEqual(['humanoid']);
  expectEach(found.forms, ({ str, dex }) => str === 16 && dex === 12);
});

test.each(Object.keys(WAYS))('every form by %s is worked out', async (by) => {
  for (const level of [20, 40]) {
    const { pages } = await formsBy(`by=${by}&level=${level}`);
    for (let page = 1; page <= pages; page++)
      expect((await call(`by=${by}&level=${level}&page=${page}`)).status).toBe(200);
  }
});

test.each([
  ['level=4', 'level'],
  ['by=wish', 'by'],
  ['size=enormous', 'size'],
  ['gains=<b>', 'gains'],
  ['sort=looks', 'sort'],
])('%s names %s', async (query, parameter) => {
  const response = await call(query);
  expect(response.status).toBe(400);
  expect(problem.parse(await response.json()).errors?.[0]?.parameter).toBe(parameter);
});
