import { expect, test } from 'vitest';
import type { SpellCard } from '../../../contract/spells.ts';
import { lineOf } from '../../own-lists/own-list.ts';
import { type CasterTables, casterOf, type ListedSpell, likelyClass } from './caster.ts';
import { groupsOf, spellLevels } from './spell-levels.ts';

/** The rows of 1st and 5th level of the table that the tests need. */
const rows = (of: Readonly<Record<number, (string | null)[]>>): CasterTables['rows'] =>
  Array.from({ length: 20 }, (_, i) => ({ perDay: of[i + 1] ?? [], known: null }));

const CLERIC: CasterTables = {
  slug: 'cleric',
  name: 'Cleric',
  ability: 'wis',
  spontaneous: false,
  spellList: 'cleric',
  firstLevel: 0,
  rows: rows({ 1: ['3', '1+1', null], 3: ['4', '2+1', '1+1'] }),
  hasDomains: true,
  domains: [{ slug: 'fire', name: 'Fire', levels: { 'burning-hands': 1, 'produce-flame': 2 } }],
};

function spell(slug: string, levels: Readonly<Record<string, number>>, quantity = 1): ListedSpell {
  const class_levels = Object.entries(levels).map(([of, level]) => ({ slug: of, name: of, level }));
  const card = { slug, class_levels, school_slug: 'evocation' } as unknown as SpellCard;
  return { line: { ...lineOf('spells', slug, slug), quantity }, card: { kind: 'spells', ...card } };
}

const BLESS = spell('bless', { cleric: 1 }, 2);
const HANDS = spell('burning-hands', { wizard: 1 });
const HOLD = spell('hold-person', { cleric: 2, wizard: 3 });
const FIREBALL = spell('fireball', { wizard: 3 });

test('spells take slots of their level, those of a domain its own slot', () => {
  const caster = casterOf(CLERIC, { level: 3, score: 14 }, [BLESS, HANDS, HOLD]);
  const levels = spellLevels([BLESS, HANDS, HOLD], caster);
  expect(levels.map(({ level, filled }) => [level, filled.left, filled.extraLeft])).toEqual([
    [0, 4, 0],
    [1, 1, 0],
    [2, 1, 1],
  ]);
});

test('a level without slots shows what is prepared of it', () => {
  const caster = casterOf(CLERIC, { level: 1, score: 14 }, [HOLD]);
  expect(spellLevels([HOLD], caster).at(-1)).toMatchObject({ level: 2, slots: null, filled: { left: -1 } });
});

test('without a choice the caster has the lowest level and score that cast every spell', () => {
  expect(casterOf(CLERIC, {}, [BLESS, HOLD])).toMatchObject({ level: 3, score: 12 });
});

test('lines are grouped by level; what the class does not cast, and what is no spell, comes last', () => {
  const bedroll = lineOf('items', 'bedroll', 'Bedroll');
  const spells = [FIREBALL, HOLD, HANDS, BLESS];
  const caster = casterOf(CLERIC, { level: 3, score: 14 }, spells);
  const groups = groupsOf([bedroll, ...spells.map(({ line }) => line)], spells, caster);
  expect(groups.map(({ name, lines }) => [name, lines.map(({ slug }) => slug)])).toEqual([
    ['1st level', ['burning-hands', 'bless']],
    ['2nd level', ['hold-person']],
    ['Not on the cleric’s list', ['fireball']],
    ['Other entries', ['bedroll']],
  ]);
});

test('the class that has most of the spells is taken for the caster', () => {
  expect(likelyClass([BLESS, HOLD, FIREBALL])).toBe('wizard');
  expect(likelyClass([BLESS, HOLD])).toBe('cleric');
  expect(likelyClass([])).toBeUndefined();
});
