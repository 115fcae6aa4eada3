import { expect, test } from 'vitest';
import { readMeasures } from './measures.ts';

const below = (max: number) => ({ min: -Infinity, max, open: 'max' });
const upTo = (max: number) => ({ min: -Infinity, max });
const above = (min: number) => ({ min, max: Infinity, open: 'min' });
const from = (min: number) => ({ min, max: Infinity });
const exactly = (figure: number) => ({ min: figure, max: figure });

test.each([
  ['cr 5', 'cr', [exactly(5)]],
  ['cr5', 'cr', [exactly(5)]],
  ['challenge rating 5', 'cr', [exactly(5)]],
  ['cr 1/2', 'cr', [exactly(0.5)]],
  ['cr of 5', 'cr', [exactly(5)]],
  ['under cr 5', 'cr', [below(5)]],
  ['cr under 5', 'cr', [below(5)]],
  ['cr <5', 'cr', [below(5)]],
  ['cr>= 5', 'cr', [from(5)]],
  ['above cr 20', 'cr', [above(20)]],
  ['at least cr 20', 'cr', [from(20)]],
  ['no more than cr 3', 'cr', [upTo(3)]],
  ['not under cr 3', 'cr', [from(3)]],
  ['cr 5 or lower', 'cr', [upTo(5)]],
  ['cr 5 or higher', 'cr', [from(5)]],
  ['cr 5+', 'cr', [from(5)]],
  ['cr 5 to 8', 'cr', [{ min: 5, max: 8 }]],
  ['cr 5 to cr 8', 'cr', [{ min: 5, max: 8 }]],
  ['cr 5-8', 'cr', [{ min: 5, max: 8 }]],
  ['between cr 5 and 8', 'cr', [{ min: 5, max: 8 }]],
  ['cr between 5 and 8', 'cr', [{ min: 5, max: 8 }]],
  ['cr 3 or 4', 'cr', [exactly(3), exactly(4)]],
  ['3rd level', 'level', [exactly(3)]],
  ['3rd-level', 'level', [exactly(3)]],
  ['level 3', 'level', [exactly(3)]],
  ['levels 1 to 3', 'level', [{ min: 1, max: 3 }]],
  ['1st to 3rd level', 'level', [{ min: 1, max: 3 }]],
  ['1st and 2nd level', 'level', [exactly(1), exactly(2)]],
  ['1st, 2nd, and 4th levels', 'level', [exactly(1), exactly(2), exactly(4)]],
  ['3rd level or 4th level', 'level', [exactly(3), exactly(4)]],
  ['3rd-level or 4th-level', 'level', [exactly(3), exactly(4)]],
  ['under 5th level', 'level', [below(5)]],
  ['5th level or lower', 'level', [upTo(5)]],
  ['5th or lower level', 'level', [upTo(5)]],
  ['level 7 and up', 'level', [from(7)]],
  ['under 1,000 gp', 'price', [below(1000)]],
  ['over 10,000 gp', 'price', [above(10_000)]],
  ['under 5000gp', 'price', [below(5000)]],
  ['less than 1000 gp', 'price', [below(1000)]],
  ['more than 1000 gp', 'price', [above(1000)]],
  ['up to 500 gp', 'price', [upTo(500)]],
  ['500 gp or less', 'price', [upTo(500)]],
  ['between 100 and 500 gp', 'price', [{ min: 100, max: 500 }]],
  ['costing less than 500', 'price', [below(500)]],
  ['cr 1-3 or 5', 'cr', [{ min: 1, max: 3 }, exactly(5)]],
  ['1st to 3rd and 5th level', 'level', [{ min: 1, max: 3 }, exactly(5)]],
  ['challenge  rating 5', 'cr', [exactly(5)]],
])('%s', (text, operator, ranges) => {
  const before = 'what is of ';
  const { measures, rest } = readMeasures(`${before}${text} here`);
  const [at, end] = [before.length, before.length + text.length];
  expect(measures).toEqual([{ from: at, to: end, filter: { operator, negated: false, ranges } }]);
  expect(rest).toBe(`${before}${' '.repeat(text.length)} here`);
});

test('a negation before figures without a comparison leaves them out', () => {
  expect(readMeasures('not cr 3 or 4').measures).toEqual([
    { from: 0, to: 13, filter: { operator: 'cr', negated: true, ranges: [exactly(3), exactly(4)] } },
  ]);
});

test.each(['other than cr 3', 'except for cr 3', 'not the cr 3', 'non-cr 3'])('%s', (text) => {
  const [measure] = readMeasures(text).measures;
  expect(measure).toEqual({
    from: 0,
    to: text.length,
    filter: { operator: 'cr', negated: true, ranges: [exactly(3)] },
  });
});

test('a number of something else before a comma is not taken for the unit behind it', () => {
  expect(readMeasures('undead hd 4, cr 3').measures.map(({ filter }) => filter)).toEqual([
    { operator: 'cr', negated: false, ranges: [exactly(3)] },
  ]);
});

test('long runs of figures take no time', () => {
  for (const text of [`1${',111'.repeat(70)}x`, `1${' and 1'.repeat(45)}x`, `1${' '.repeat(290)}x`, '1-'.repeat(140)])
    expect(readMeasures(text).measures).toEqual([]);
});

test('several figures are read each with its unit', () => {
  const { measures } = readMeasures('level 3 cr 5 under 20 gp');
  expect(measures.map(({ filter }) => filter.operator)).toEqual(['level', 'cr', 'price']);
});

test.each(['2d6', 'level 3d6', 'cr', '500 gp', 'caster level 15', 'under 5', 'cr 1/2/3', '10-foot', 'levels'])(
  '%j has no figure to ask by',
  (text) => {
    expect(readMeasures(text)).toEqual({ measures: [], rest: text });
  },
);
