import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CharacterPlanAnswer, characterPlanAnswer } from '../../src/contract/character.ts';
import { classList } from '../../src/contract/classes.ts';
import { neighbours } from '../../src/contract/entries.ts';
import { featList } from '../../src/contract/feats.ts';
import { problem } from '../../src/contract/problems.ts';
import { startApi } from '../support/server.ts';

const SAEL =
  'race=elf&alignment=chaotic-good&levels=fighter:5,wizard:2&str=14&dex=16&con=12&int=15&wis=10&cha=8' +
  '&feats=dodge,weapon-focus:longsword,combat-expertise,mobility,weapon-specialization:longsword,combat-casting' +
  '&ranks=climb:8,concentration:8,jump:8,spellcraft:4,tumble:4';

let api: Awaited<ReturnType<typeof startApi>>;
let plan: CharacterPlanAnswer;
beforeAll(async () => {
  api = await startApi();
  plan = characterPlanAnswer.parse(await body(`/api/character/plan?${SAEL}`));
});
afterAll(() => api.stop());

const body = async (path: string): Promise<unknown> => (await fetch(api.base + path)).json();
const forSael = (path: string, query = '') => `${path}?character=${encodeURIComponent(SAEL)}&limit=100${query}`;

/** The slugs of all pages of the list. */
async function listed(kind: 'feats' | 'classes', query = ''): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await body(forSael(`/api/${kind}`, `${query}&page=${page}`));
    const { pagination } = kind === 'feats' ? featList.parse(answer) : classList.parse(answer);
    const cards = kind === 'feats' ? featList.parse(answer).feats : classList.parse(answer).classes;
    slugs.push(...cards.map(({ slug }) => slug));
    if (page >= pagination.pages) return slugs.sort();
  }
}

const inStates = (kind: 'feats' | 'classes', ...states: string[]) =>
  plan[kind]
    .filter(({ state }) => states.includes(state))
    .map(({ slug }) => slug)
    .sort();

test.each(['feats', 'classes'] as const)('%s are filtered by what a character can take', async (kind) => {
  expect(inStates(kind, 'eligible').length).toBeGreaterThan(5);
  expect(await listed(kind)).toEqual(inStates(kind, 'eligible', 'ask'));
  expect(await listed(kind, '&lacking=one')).toEqual(inStates(kind, 'eligible', 'ask', 'one-step'));
  expect(await listed(kind, '&lacking=any')).toEqual(inStates(kind, 'eligible', 'ask', 'one-step', 'no', 'unknown'));
});

test('the list says what the character lacks', async () => {
  const { lacking } = featList.parse(await body(forSael('/api/feats', '&lacking=any&search=whirlwind attack')));
  expect(lacking).toMatchObject({ 'whirlwind-attack': ['Spring Attack'] });
  const { lacking: forClasses } = classList.parse(
    await body(forSael('/api/classes', '&lacking=one&search=eldritch knight')),
  );
  expect(forClasses).toMatchObject({ 'eldritch-knight': ['able to cast 3rd-level arcane spells'] });
});

test('the filter goes with others, and with the neighbours of an entry', async () => {
  const both = await listed('feats', '&group=core&fighter_bonus=yes');
  expect(both).toContain('spring-attack');
  expect(both).not.toContain('alertness');
  const { previous, next } = neighbours.parse(
    await body(forSael('/api/feats/spring-attack/neighbours', '&group=core')),
  );
  const core = await listed('feats', '&group=core');
  expect([previous?.slug, next?.slug].every((slug) => slug === undefined || core.includes(slug))).toBe(true);
});

test.each([
  ['race=elff&levels=fighter:3', 'elff'],
  ['levels=footer:3', 'footer'],
  ['levels=fighter:3&str=200', '200'],
])('the character %s is a 400 that names the value', async (character, value) => {
  const response = await fetch(`${api.base}/api/feats?character=${encodeURIComponent(character)}`);
  expect(response.status).toBe(400);
  const [error] = problem.parse(await response.json()).errors ?? [];
  expect(error).toMatchObject({ parameter: 'character', value });
});
