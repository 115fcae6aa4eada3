import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { type CharacterClass, characterClass, classParameters } from '../../src/contract/classes.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { race } from '../../src/contract/races.ts';
import { signed } from '../../src/rules/signed.ts';
import { openTestCatalogue } from '../support/catalogue.ts';
import { expectEach } from '../support/expect-each.ts';

let catalogue: Catalogue;
let classes: CharacterClass[];

async function list(query: string) {
  const parsed = parseQuery(classParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.classes.list(parsed.value));
}
async function find(slug: string): Promise<CharacterClass> {
  return characterClass.parse(parseJson((await catalogue.classes.find(slug)) ?? 'null'));
}

beforeAll(async () => {
  catalogue = await openTestCatalogue();
  const cards = (await list('limit=200')).classes;
  classes = await Promise.all(cards.map(({ slug }) => find(slug)));
  for (const [index, card] of cards.entries()) expect(classes[index]).toMatchObject(card);
});
afterAll(() => catalogue.close());

test('there are 89 classes in 97 variants: 53 in full, 36 as names and figures', () => {
  expect(classes).toHaveLength(89);
  expect(classes.flatMap(({ variants }) => variants)).toHaveLength(97);
  expect(classes.filter(({ variants }) => variants.some(({ features }) => features.length > 0))).toHaveLength(53);
  expect(classes.filter(({ variants }) => variants.every(({ facts_only }) => facts_only === 1))).toHaveLength(36);
  expect(classes.filter(({ npc }) => npc).map(({ slug }) => slug)).toEqual([
    'adept',
    'aristocrat',
    'commoner',
    'expert',
    'warrior',
  ]);
});

test('every level of every class with a known length has a row', () => {
  for (const { slug, variants } of classes)
    for (const { levels } of variants)
      expect(
        levels.map(({ level }) => level),
        slug,
      ).toEqual(levels.map((_, i) => i + 1));
});

const row = (item: CharacterClass, level: number) => item.variants[0]?.levels[level - 1];

test.each([
  ['wizard', 20, '+10/+5', [6, 6, 12]],
  ['fighter', 20, '+20/+15/+10/+5', [12, 6, 6]],
  ['cleric', 11, '+8/+3', [7, 3, 7]],
  ['monk', 9, '+6/+1', [6, 6, 6]],
  ['loremaster', 10, '+5', [3, 3, 7]],
] as const)('%s has the base attack and saves of level %i', async (slug, level, attack, saves) => {
  const figures = row(await find(slug), level);
  expect(figures?.base_attack?.map(signed).join('/')).toBe(attack);
  expect([figures?.fortitude, figures?.reflex, figures?.will]).toEqual(saves);
});

test('spells per day are listed by spell level, with domain spells', async () => {
  expect(row(await find('wizard'), 20)?.spells_per_day).toEqual(['4', '4', '4', '4', '4', '4', '4', '4', '4', '4']);
  expect(row(await find('cleric'), 3)?.spells_per_day?.slice(0, 4)).toEqual(['4', '2+1', '1+1', null]);
  const paladin = await find('paladin');
  expect(paladin.variants[0]?.first_spell_level).toBe(1);
  expect(row(paladin, 3)?.spells_per_day).toEqual([null, null, null, null]);
  expect(row(paladin, 4)?.spells_per_day).toEqual(['0', null, null, null]);
  expect(row(await find('sorcerer'), 1)?.spells_known?.slice(0, 3)).toEqual([4, 2, null]);
});

test('epic rows follow the last level, with epic bonuses past the 20th', async () => {
  const fighter = (await find('fighter')).variants[0]?.epic_progression;
  expect(fighter?.levels.map(({ level }) => level)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(fighter?.levels.at(-1)).toMatchObject({ epic_attack: 5, epic_save: 5 });
  const trickster = (await find('arcane-trickster')).variants[0]?.epic_progression;
  expect(trickster?.levels[0]).toMatchObject({ level: 11, epic_attack: null });
});

test('every entry of a Special column links to a feature or a feat', () => {
  for (const { slug, variants } of classes)
    for (const { features, levels, epic_progression } of variants) {
      if (features.length === 0) continue;
      const anchors = [...features, ...(epic_progression?.features ?? [])].map(({ id }) => id);
      for (const { special } of [...levels, ...(epic_progression?.levels ?? [])])
        for (const { text, feature, feat } of special) {
          expect(feature ?? feat, `${slug}: ${text}`).not.toBeNull();
          if (feature !== null) expect(anchors).toContain(feature);
        }
    }
});

test('a class feature that is a rule leads to it, and says in a line what it is', () => {
  const rules = new Map<string, Set<string>>();
  for (const { variants } of classes)
    for (const { features, levels, epic_progression } of variants)
      for (const { id, name, rule } of [...features, ...(epic_progression?.features ?? [])]) {
        const address = rule === null ? 'none' : `${rule.kind}/${rule.slug}`;
        rules.set(name, (rules.get(name) ?? new Set()).add(address));
        if (rule !== null)
          for (const { feature, summary } of levels.flatMap(({ special }) => special))
            if (feature === id) expect(summary).toBe(rule.summary);
      }
  for (const name of ['Sneak Attack', 'Evasion', 'Uncanny Dodge', 'Trap Sense', 'Rage', 'Wild Shape', 'Familiar'])
    expect([...(rules.get(name) ?? [])], name).toEqual([`glossary/${name.toLowerCase().replace(' ', '-')}`]);
  for (const name of ['Turn Undead', 'Turn or Rebuke Undead', 'Command Undead'])
    expect([...(rules.get(name) ?? [])], name).toEqual(['glossary/turn-or-rebuke-undead']);
  const spells = classes
    .find(({ slug }) => slug === 'wizard')
    ?.variants[0]?.features.find(({ name }) => name === 'Spells');
  expect(spells?.rule).toMatchObject({
    kind: 'rules',
    slug: 'preparing-wizard-spells',
    name: 'Preparing Wizard Spells',
  });
});

test('class skills have the flags of their skills', async () => {
  const skills = (await find('rogue')).variants[0]?.skills ?? [];
  expect(skills).toHaveLength(29);
  expect(skills.find(({ slug }) => slug === 'open-lock')).toMatchObject({
    key_ability: 'DEX',
    trained_only: 1,
    armor_check_penalty: 0,
  });
  expect(skills.find(({ slug }) => slug === 'climb')).toMatchObject({ trained_only: 0, armor_check_penalty: 1 });
  for (const { slug, variants } of classes)
    for (const item of variants.flatMap((variant) => variant.skills))
      expect(item.id, `${slug}: ${item.slug}`).not.toBe(0);
});

test('requirements are typed: races, skills with ranks, feats, magic', async () => {
  const archer = (await find('arcane-archer')).variants[0];
  expect(archer?.required_bab).toBe(6);
  expect(archer?.required_races.map(({ slug }) => slug)).toEqual(['elf', 'half-elf']);
  expect(archer?.required_feats.map(({ slug, extra }) => [slug, extra])).toContainEqual([
    'weapon-focus',
    'longbow or shortbow',
  ]);
  const loremaster = (await find('loremaster')).variants[0];
  expect(loremaster?.required_skills).toMatchObject([{ slug: 'knowledge', extra: 'any two', ranks: 10 }]);
  expect(loremaster?.requirements.map(({ label }) => label)).toEqual(['Spellcasting']);
});

test('a class links to its spells at the levels of its list', async () => {
  expect((await find('wizard')).spell_list).toEqual({
    class: 'wizard',
    kind: 'spells',
    levels: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  });
  expect((await find('paladin')).spell_list?.levels).toEqual([1, 2, 3, 4]);
  expect((await find('warmage')).spell_list?.levels).toContain(9);
  expect((await find('fighter')).spell_list).toBeNull();
});

test('races and their favored classes link to each other', async () => {
  for (const { slug, favored_by } of classes)
    for (const { slug: of } of favored_by) {
      const found = race.parse(parseJson((await catalogue.races.find(of)) ?? 'null'));
      expect(found.favored_class_slug).toBe(slug);
    }
  expect((await find('wizard')).favored_by.map(({ slug }) => slug)).toContain('elf');
});

test('a class links to the feats, creatures and languages that name it', async () => {
  const fighter = await find('fighter');
  expect(fighter.feats).toContainEqual({
    slug: 'weapon-specialization',
    name: 'Weapon Specialization',
    note: '4th level',
  });
  expect((await find('warrior')).creatures.map(({ slug }) => slug)).toContain('elf-1st-level-warrior');
  expect((await find('druid')).bonus_languages.map(({ slug }) => slug)).toEqual(['sylvan']);
});

test('a psionic class links to its powers', async () => {
  expect((await find('psion')).spell_list).toEqual({
    class: 'psion',
    kind: 'powers',
    levels: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  });
  expect((await find('war-mind')).spell_list?.class).toBe('psychic-warrior');
});

test('the Player’s Handbook variant is the default; other books are named', async () => {
  const wizard = await find('wizard');
  expect(wizard).toMatchObject({ default_variant: 'phb-35', page: 55, hit_die: 'd4', skill_points: 2 });
  expect(wizard.also_in.map(({ rulebook_slug }) => rulebook_slug)).toContain('eberron-campaign-setting');
  expect((await find('blighter')).variants.map(({ slug }) => slug)).toHaveLength(2);
});

test('figures are checked against the rules', async () => {
  expect((await find('monk')).verification).toMatchObject({ exceptions: [] });
  expect((await find('monk')).verification?.checks).toBeGreaterThan(6);
  expect((await find('assassin')).verification?.exceptions).toEqual([]);
});

test('searches and letters narrow the list', async () => {
  expect((await list('search=theurge')).classes[0]?.slug).toBe('mystic-theurge');
  expectEach((await list('starts_with=w&limit=200')).classes, ({ name }) => name.startsWith('W'));
});
