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
  ['bonus-spells', { score: '18' }, { Modifier: '+4', 'Spells up to level': '8' }],
  ['bonus-spells', { score: '9' }, { Modifier: '−1', 'Spells up to level': 'None' }],
  [
    'travel',
    { speed: '30', terrain: 'plains', way: 'road', miles: '48' },
    { 'For 48 miles': '2 days', 'A day': '24 miles' },
  ],
  ['travel', { speed: '20', terrain: 'swamp', way: 'trackless' }, { 'A day': '8 miles', 'An hour': '1 miles' }],
  ['falling', { feet: '55' }, { Lethal: '5d6', Nonlethal: 'None' }],
  ['falling', { feet: '30', jumped: 'well' }, { Lethal: '1d6', Nonlethal: '1d6' }],
  ['falling', { feet: '500', ground: 'hard' }, { Lethal: '20d6' }],
  ['falling', { feet: '40', ground: 'water' }, { Lethal: 'None', Nonlethal: '2d3' }],
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
  ['breaking', { object: 'good-door', str: '18', size: 'large', damaged: 'yes' }, { DC: '16', Chance: '65%' }],
] as const)('%s with %o', (name, query, figures) => {
  expect(figuresOf(name, query)).toMatchObject(figures);
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
