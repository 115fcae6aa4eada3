import { expect, test } from 'vitest';
import { RULE_TOOL_PARAMETERS, RULE_TOOLS, type RuleToolName } from '../../../../contract/page-parameters.ts';
import { readTool } from './tool.ts';
import { TOOLS } from './tools.ts';

/** What a calculator shows for the values of an address. */
function shown(name: RuleToolName, query: Readonly<Record<string, string>> = {}) {
  const tool = TOOLS[name];
  const { values } = readTool(tool, query);
  return tool.work(values, []);
}
const figuresOf = (name: RuleToolName, query: Readonly<Record<string, string>>) =>
  Object.fromEntries(shown(name, query).figures);

test.each([
  ['load', { str: '15', weight: '67' }, { 'With 67 lb.': 'Medium load', 'Max Dex': '+3', 'Speed of 30 ft.': '20 ft.' }],
  ['load', { str: '10', size: 'large', legs: 'four', weight: '99' }, { 'With 99 lb.': 'Light load', Run: '×4' }],
  ['load', { str: '10', weight: '101' }, { 'With 101 lb.': 'Over the limit', Run: '—' }],
  // Strength 10 lifts 2 × 100 lb. off the ground.
  ['load', { str: '10', weight: '200' }, { 'With 200 lb.': 'Over the limit', 'Speed of 30 ft.': '5 ft.' }],
  ['load', { str: '10', weight: '201' }, { 'With 201 lb.': 'Cannot be lifted', 'Speed of 30 ft.': '—' }],
  // 19 − 100.
  ['epic-spell', { seed: 'energy', backlash: '100' }, { 'Spellcraft DC': '−81', 'To develop': '0 gp' }],
  ['bonus-spells', { score: '18' }, { Modifier: '+4', 'Spells up to level': '8' }],
  ['bonus-spells', { score: '9' }, { Modifier: '−1', 'Spells up to level': 'None' }],
  [
    'travel',
    { speed: '30', terrain: 'plains', way: 'road', miles: '48' },
    { 'For 48 miles': '2 days', 'A day': '24 miles' },
  ],
  ['travel', { speed: '20', terrain: 'swamp', way: 'trackless' }, { 'A day': '8 miles', 'An hour': '1 mile' }],
  ['travel', { speed: '30', miles: '24' }, { 'For 24 miles': '1 day' }],
  // 1 mile at 3 miles an hour, a 24th of a day.
  ['travel', { speed: '30', miles: '1' }, { 'For 1 mile': '20 minutes' }],
  ['travel', { miles: '-0' }, { 'For 0 miles': '0 minutes' }],
  ['travel', { speed: '30', miles: '3' }, { 'For 3 miles': '1 hour' }],
  // 5 feet in trackless jungle: ½ mile an hour × ¼.
  ['travel', { speed: '5', terrain: 'jungle', way: 'trackless' }, { 'A day': '1 mile', 'An hour': '0.125 miles' }],
  ['falling', { feet: '55' }, { Lethal: '5d6', Nonlethal: 'None' }],
  ['falling', { feet: '30', jumped: 'well' }, { Lethal: '1d6', Nonlethal: '1d6' }],
  ['falling', { feet: '500', ground: 'hard' }, { Lethal: '20d6' }],
  ['falling', { feet: '40', ground: 'water' }, { Lethal: 'None', Nonlethal: '2d3' }],
  ['falling', { feet: '40', ground: 'water', jumped: 'well' }, { Lethal: 'None', Nonlethal: 'None' }],
  ['jumping', { leap: 'long', distance: '10', jump: '5' }, { DC: '10', 'Needs a roll of': '5 or more', Chance: '80%' }],
  [
    'jumping',
    { leap: 'high', distance: '3', start: 'no', speed: '20' },
    { DC: '24', 'Needs a roll of': 'Out of reach' },
  ],
  ['light', { source: 'torch' }, { 'Bright light': '20 ft.', 'Shadowy, up to': '40 ft.', Lasts: '1 hour' }],
  ['light', { source: 'torch', vision: 'low-light' }, { 'Bright light': '40 ft.', 'Shadowy, up to': '80 ft.' }],
  [
    'breaking',
    { object: 'iron-door', str: '18', lock: 'arcane-lock' },
    { DC: '38', 'Needs a roll of': 'Out of reach' },
  ],
  ['breaking', { object: 'rope-bonds', str: '18', lock: 'arcane-lock' }, { DC: '23' }],
  // The trigger counts for neither: 25 + 3 and 1 + 3.
  [
    'magic-trap',
    { spell_level: '3', caster: '5', spell_dice: '0', sensor: '6', sensor_caster: '11' },
    { 'Challenge rating': '4', 'Search and disable': 'DC 28' },
  ],
  ['breaking', { object: 'good-door', str: '18', size: 'large', damaged: 'yes' }, { DC: '16', Chance: '65%' }],
] as const)('%s with %o', (name, query, figures) => {
  expect(figuresOf(name, query)).toMatchObject(figures);
});

test('a row has the check of a dive, what a spell trap costs and where a spell holds nothing', () => {
  const rowsOf = (name: RuleToolName, query: Readonly<Record<string, string>>) =>
    Object.fromEntries(shown(name, query).rows);
  expect(rowsOf('falling', { feet: '120', ground: 'water', jumped: 'well' })).toEqual({
    Check: 'Swim or Tumble, DC 25',
    Depth: 'At least 40 ft.: 10 ft. for every 30 ft. fallen',
  });
  expect(rowsOf('magic-trap', { spell_level: '3', caster: '5', spell_xp: '100' })['Spell trap']).toContain('650 gp');
  expect(rowsOf('breaking', { object: 'rope-bonds', lock: 'arcane-lock' })['Held by']).toContain('works on it');
  expect(rowsOf('travel', { speed: '30', miles: '3' }).Time).toBe('1 hour of walking, 8 hours a day');
});

test('the calculator of traps names what does not go together, and leaves it out', () => {
  const trap = (query: Readonly<Record<string, string>>) => Object.fromEntries(shown('trap', query).rows);
  // 1d6: 3.5 points +1; without a touch attack or pit spikes.
  expect(trap({ avoided: 'reflex', touch: 'yes', spikes: 'yes' })).toMatchObject({
    'Challenge rating': 'average damage +1 = 1',
    'Touch attack': 'Only of a trap that makes an attack roll.',
    'Pit spikes': 'Only of a pit: enter how deep it is.',
  });
  // 30 feet: 3d6, 10.5 points +2, and the spikes; an attack bonus of +20 would add 2.
  expect(trap({ depth: '30', spikes: 'yes', attack_bonus: '20' })).toMatchObject({
    'Challenge rating': 'average damage +2, pit spikes +1 = 3',
    Pit: 'It makes no attack roll; a Reflex save avoids it.',
  });
  // A pit of 5 feet deals nothing.
  expect(trap({ depth: '5', spikes: 'yes', avoided: 'reflex' })['Challenge rating']).toBe('pit spikes +1 = 1');
  expect(trap({ avoided: 'never', several: 'yes' })['Onset delay']).toBe('A trap that never misses always has one.');
  expect(trap({ avoided: 'never', onset: '1' })).not.toHaveProperty('Onset delay');
});

test('a caster level that is too low for its spell is named, and the lowest one counts', () => {
  const read = (query: Readonly<Record<string, string>>) => {
    const { values, problems } = readTool(TOOLS['magic-trap'], query);
    return { casters: [values.number('caster'), values.number('sensor_caster')], problems };
  };
  // 2 × 9 − 1 and 2 × 5 − 1; 1 for levels 0 and 1.
  expect(read({ spell_level: '9', caster: '1', sensor: '5', sensor_caster: '8' })).toEqual({
    casters: [17, 9],
    problems: [
      'Caster level: at least 17 for a spell of level 9, not “1”.',
      'Trigger caster level: at least 9 for a spell of level 5, not “8”.',
    ],
  });
  expect(read({ spell_level: '9' })).toEqual({ casters: [17, 1], problems: [] });
  expect(read({ spell_level: '1', caster: '1', sensor: '0', sensor_caster: '1' }).problems).toEqual([]);
  expect(read({ spell_level: '0', caster: '0' }).problems).toEqual([
    'Caster level: a whole number from 1 to 40, not “0”.',
  ]);
});

test('bonus spells are those of the table', () => {
  expect(shown('bonus-spells', { score: '28' }).rows[0]?.[1]).toBe(
    '3 of level 1, 2 of level 2, 2 of level 3, 2 of level 4, 2 of level 5, 1 of level 6, 1 of level 7, 1 of level 8, 1 of level 9',
  );
});

test.each(RULE_TOOLS)(
  '%s takes only parameters that the server knows, and names a value that is not allowed',
  (name) => {
    const { fields, groups = [] } = TOOLS[name];
    const all = [...fields, ...groups.flatMap((group) => group.fields)];
    expect(all.filter((field) => !RULE_TOOL_PARAMETERS.includes(field.name))).toEqual([]);
    const { problems } = readTool(TOOLS[name], Object.fromEntries(all.map((field) => [field.name, 'x'])));
    expect(problems).toHaveLength(all.length);
    expect(problems[0]).toMatch(/: (?:one of|a whole number from) .*, not “x”\.$/);
  },
);
