import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CharacterPlanAnswer, characterFacts, characterPlanAnswer } from '../../src/contract/character.ts';
import { planQuery, readPlan } from '../../src/contract/character-query.ts';
import { problem } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import type { CharacterFacts } from '../../src/rules/character/facts.ts';
import { withPlacedFeats } from '../../src/rules/character/placed-feats.ts';
import { startApi } from '../support/server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let facts: CharacterFacts;
beforeAll(async () => {
  api = await startApi();
  const response = await fetch(`${api.base}/api/character/facts`);
  facts = characterFacts.parse(await response.json()) as unknown as CharacterFacts;
});
afterAll(() => api.stop());

async function planOf(query: string, view: 'now' | 'plan' = 'now'): Promise<CharacterPlanAnswer> {
  const response = await fetch(`${api.base}/api/character/plan?${query}&view=${view}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return characterPlanAnswer.parse(await response.json());
}

/** An elf of seven levels with a plan to 20, as the rules of play work it out by hand. */
const SAEL =
  'name=Sael&race=elf&alignment=chaotic-good&levels=fighter 5, wizard 2, fighter 1, wizard 3, eldritch-knight 9&reached=7' +
  '&str=14&dex=16&con=12&int=15&wis=10&cha=8&increases=int@4,int@8' +
  '&feats=Dodge@1, Weapon Focus (longsword)@1, Combat Expertise@2, Mobility@3, Weapon Specialization (longsword)@4, Combat Casting@6, Spring Attack@8, Whirlwind Attack@9' +
  '&ranks=Climb 8, Concentration 8, Jump 8, Spellcraft 4, Tumble 4';

describe('a character in an address', () => {
  test('has the figures that the rules give', async () => {
    const sael = await planOf(SAEL);
    expect(sael.sentence).toBe('Elf fighter 5/wizard 2, chaotic good, level 7');
    expect(sael.attacks).toEqual([6, 1]);
    // Fighter 5: +4, +1, +1; wizard 2: +0, +0, +3; Constitution 12, Dexterity 16, Wisdom 10.
    expect([sael.saves.fortitude.total, sael.saves.reflex.total, sael.saves.will.total]).toEqual([5, 4, 4]);
    // 10 + 4 × 5.5 + 2 × 2.5 + 7 × 1 = 44.
    expect(sael.hit_points.total).toBe(44);
    expect(sael.initiative.total).toBe(3);
    expect(sael.grapple.total).toBe(8);
    expect(sael.melee.total).toBe(8);
    expect(sael.ranged.total).toBe(9);
    expect(sael.caster_levels).toMatchObject([{ class: 'wizard', caster_level: 2, spells_per_day: [4, 3] }]);
  });

  test('counts what feats add to skills', async () => {
    const feats = 'Stealthy, Skill Focus (Hide), Epic Skill Focus (Hide), Epic Skill Focus (Knowledge (arcana))';
    const ranks = 'Hide 23, Listen 4, Knowledge (arcana) 5';
    const { skills } = await planOf(
      `race=human&levels=rogue 21&str=10&dex=14&con=10&int=10&wis=10&cha=10&feats=${feats}&ranks=${ranks}`,
    );
    // Hide: 23 ranks, Dexterity 14 2, Stealthy 2, Skill Focus 3, Epic Skill Focus 10; Knowledge (arcana): 5 and 10.
    expect(
      skills.map(({ key, bonus }) => [key, bonus?.total, bonus?.terms.slice(2).map(({ label }) => label)]),
    ).toEqual([
      ['hide', 40, ['Stealthy', 'Skill Focus', 'Epic Skill Focus']],
      ['knowledge:arcana', 15, ['Epic Skill Focus']],
      ['listen', 4, []],
    ]);
  });

  test('counts epic feats', async () => {
    const feats = [
      ...['Great Fortitude', 'Epic Fortitude', 'Lightning Reflexes', 'Epic Reflexes', 'Epic Will'],
      ...['Toughness', 'Epic Toughness', 'Epic Toughness', 'Improved Initiative', 'Superior Initiative'],
      ...['Improved Unarmed Strike', 'Improved Grapple', 'Legendary Wrestler', 'Epic Prowess', 'Epic Prowess'],
    ];
    const scores = 'str=22&dex=22&con=14&int=12&wis=14&cha=10';
    const epic = await planOf(`race=human&levels=fighter 22&${scores}&feats=${feats.join(', ')}`);
    // Fighter 20: +12, +6, +6; epic save bonus +1; Constitution 14, Dexterity 22, Wisdom 14; feats +6, +6, +4.
    expect([epic.saves.fortitude.total, epic.saves.reflex.total, epic.saves.will.total]).toEqual([21, 19, 13]);
    // 10 + 21 × 5.5 + 22 × 2 + 3 + 2 × 30 = 232.5.
    expect(epic.hit_points.total).toBe(232);
    // Superior Initiative's +8 overlaps the +4 of Improved Initiative: 6 + 8.
    expect(epic.initiative.total).toBe(14);
    // 20 + 1 and Strength or Dexterity 6; Improved Grapple 4 and Legendary Wrestler 10, or Epic Prowess 2 × 1.
    expect([epic.grapple.total, epic.melee.total, epic.ranged.total]).toEqual([41, 29, 29]);
    expect(epic.attacks).toEqual([21, 16, 11, 6]);
  });

  test('names each skill with its entry, its cap and its bonus', async () => {
    const { skills } = await planOf(`${SAEL}, Knowledge (arcana) 3`);
    // Class skills at 7th level have 10 ranks at most, others 5.
    expect(
      skills.map(({ key, skill, class_skill, most, bonus }) => [key, skill, class_skill, most, bonus?.total]),
    ).toEqual([
      ['climb', 'climb', true, 10, 10],
      ['concentration', 'concentration', true, 10, 9],
      ['jump', 'jump', true, 10, 10],
      ['knowledge:arcana', 'knowledge', true, 10, 5],
      ['spellcraft', 'spellcraft', true, 10, 6],
      ['tumble', 'tumble', false, 5, 7],
    ]);
  });

  test('says what one more level in each of its classes gives', async () => {
    const { next_levels: next } = await planOf(SAEL);
    expect(next.map(({ class: slug, level }) => [slug, level])).toEqual([
      ['wizard', 3],
      ['fighter', 6],
    ]);
    expect(next[0]?.changes).toEqual(
      expect.arrayContaining(['Fort +6', 'Ref +5', 'Wizard caster level 3, spells a day 4/3/2']),
    );
    expect(next[0]?.choices).toEqual(['one ability score +1', '4 skill points']);
    expect(next[1]?.changes).toEqual(expect.arrayContaining(['base attack +7/+2', 'Fort +6', 'Will +5']));
    expect(next[1]?.choices).toEqual(['bonus feat of Fighter 6', 'one ability score +1', '4 skill points']);
    expect(next[0]?.feats.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['brew-potion', 'craft-wondrous-item']),
    );
  });

  test('checks every level of the plan at that level', async () => {
    const { plan } = await planOf(SAEL, 'plan');
    expect(plan).toHaveLength(20);
    expect(plan.filter(({ reached }) => reached)).toHaveLength(7);
    const [eighth, twelfth, last] = [plan[7], plan[11], plan[19]];
    expect(eighth).toMatchObject({
      class: 'fighter',
      class_level: 6,
      attacks: [7, 2],
      raises_ability: true,
      increase: 'int',
    });
    expect(eighth?.checks).toMatchObject([{ about: 'spring-attack', met: true }]);
    // Third-level arcane spells come with wizard 5 at 11th level, and martial weapons with the fighter.
    expect(plan[10]?.opens.map(({ slug }) => slug)).toContain('eldritch-knight');
    expect(twelfth?.checks[0]).toMatchObject({ about: 'eldritch-knight', met: true });
    // Fighter 6: +6, wizard 5: +2, eldritch knight 9: +9.
    expect(last).toMatchObject({
      attacks: [17, 12, 7, 2],
      saves: { fortitude: 12, reflex: 6, will: 9 },
      caster_level: 13,
    });
    expect(twelfth?.open).toEqual(['12th level', 'Eldritch Knight 1']);
  });

  test('a class entered too early is refused at its level, and what is missing is named', async () => {
    const { plan, findings } = await planOf('race=human&levels=rogue 5, shadowdancer 1&reached=5&ranks=hide 8', 'plan');
    expect(findings).toEqual([]);
    const [check] = plan[5]?.checks ?? [];
    expect(check).toMatchObject({ about: 'shadowdancer', met: false });
    expect(check?.missing.map(({ kind, have, need }) => [kind, have, need])).toEqual(
      expect.arrayContaining([
        ['skill', 8, 10],
        ['feat', null, 'combat-reflexes'],
      ]),
    );
  });

  test('raised ranks count from their level on', async () => {
    const query = 'race=human&levels=rogue 8&reached=5&ranks=hide 8&raises=hide:10@7';
    const { skills } = await planOf(query);
    expect(skills.find(({ key }) => key === 'hide')?.ranks).toBe(8);
    const ready =
      'race=human&levels=rogue 7, shadowdancer 1&reached=5&feats=Dodge@1,Combat Reflexes@3,Mobility@6&dex=13' +
      '&ranks=hide 8, move silently 8, perform (dance) 5&raises=hide:10@7';
    expect((await planOf(ready, 'plan')).plan[7]?.checks[0]).toMatchObject({ about: 'shadowdancer', met: true });
    expect((await planOf(ready.replace('@7', '@8'), 'plan')).plan[7]?.checks[0]).toMatchObject({ met: false });
  });

  test('reads what its own address says, and no level of a feat is lost', async () => {
    const { query } = await planOf(SAEL);
    const again = await planOf(query);
    expect(again.query).toBe(query);
    const { plan, errors } = readPlan(readQuery(query), facts);
    expect(errors).toEqual([]);
    expect(planQuery(plan)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  test('feats without a level stand where a slot takes them and their prerequisites are met', () => {
    const { plan } = readPlan(
      { race: 'human', levels: 'fighter 4', str: '13', feats: 'Great Cleave, Cleave, Power Attack, Dodge' },
      facts,
    );
    const placed = withPlacedFeats({ ...plan, abilities: { ...plan.abilities, dex: 13 } }, facts);
    const levels = Object.fromEntries(placed.feats.map(({ feat, level }) => [feat, level]));
    // Great Cleave takes a base attack bonus of +4.
    expect(levels).toEqual({ 'great-cleave': 4, cleave: 1, 'power-attack': 1, dodge: 1 });
  });

  test('a class with a level is a character, as the form of the first page sends it', async () => {
    expect((await planOf('race=dwarf&class=cleric&level=4')).sentence).toBe('Dwarf cleric 4, level 4');
  });

  test('a duelist reacts faster', async () => {
    // Dexterity 16 +3, Improved Reaction +2 from 2nd level, +4 from 8th (Dungeon Master's Guide, page 186).
    const totals = [1, 2, 7, 8].map(async (level) => {
      return (await planOf(`race=human&levels=fighter 6, duelist ${level}&dex=16`)).initiative.total;
    });
    expect(await Promise.all(totals)).toEqual([3, 5, 5, 7]);
  });

  test('feats that a class grants take no slot', () => {
    const { plan } = readPlan(
      { race: 'human', levels: 'wizard 3', feats: 'Scribe Scroll, Dodge, Toughness, Alertness' },
      facts,
    );
    const placed = withPlacedFeats(plan, facts).feats.map(({ feat, level }) => [feat, level]);
    // Dodge takes Dexterity 13, which it never has: it stands where a slot is left.
    expect(placed).toEqual([
      ['dodge', 3],
      ['toughness', 1],
      ['alertness', 1],
    ]);
  });

  test.each([
    ['race=elff', 'race', 'elff'],
    ['levels=fighter 61', 'levels', 'fighter 61'],
    ['levels=fighter 40, wizard 40', 'levels', 'fighter 40, wizard 40'],
    ['levels=figter 4', 'levels', 'figter'],
    ['str=0', 'str', '0'],
    ['cha=100', 'cha', '100'],
    ['feats=Dogde', 'feats', 'Dogde'],
    ['ranks=hide', 'ranks', 'hide'],
    ['ranks=knowledge (sewers) 3', 'ranks', 'knowledge (sewers)'],
    ['raises=hide:10', 'raises', 'hide:10'],
    ['increases=luck@4', 'increases', 'luck@4'],
    ['alignment=nice', 'alignment', 'nice'],
    ['reached=3&levels=fighter 2', 'reached', '3'],
    ['domains=sunshine', 'domains', 'sunshine'],
  ])('%s is refused by name', async (query, parameter, value) => {
    const response = await fetch(`${api.base}/api/character/plan?${query}`);
    expect(response.status).toBe(400);
    const { errors } = problem.parse(await response.json());
    expect(errors).toEqual(expect.arrayContaining([expect.objectContaining({ parameter, value })]));
  });
});

test('a character can begin with races and classes of 1st level', async () => {
  const options = (await (await fetch(`${api.base}/api/character/options`)).json()) as Record<
    string,
    { slug: string }[]
  >;
  expect(options.classes?.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['fighter', 'wizard', 'psion']));
  expect(options.classes?.map(({ slug }) => slug)).not.toContain('shadowdancer');
  expect(options.races?.map(({ slug }) => slug)).toContain('elf');
});
