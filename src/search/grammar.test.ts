import { expect, test } from 'vitest';
import { parseQuery } from './grammar.ts';

test('words, phrases and what is left out are told apart', () => {
  expect(parseQuery('Fire -cold "attack of  Opportunity" -"touch attack" Élan')).toMatchObject({
    words: ['fire', 'elan'],
    phrases: ['attack of opportunity'],
    excluded: ['cold', 'touch attack'],
    filters: [],
  });
});

test('an apostrophe belongs to its word, a hyphen parts two', () => {
  expect(parseQuery('melf’s half-elf').words).toEqual(["melf's", 'half', 'elf']);
});

test('operators take one value or several, with blanks in quotation marks', () => {
  expect(parseQuery('school:evocation,illusion -type:item book:"players handbook"').filters).toEqual([
    { operator: 'school', negated: false, values: ['evocation', 'illusion'] },
    { operator: 'type', negated: true, values: ['item'] },
    { operator: 'book', negated: false, values: ['players handbook'] },
  ]);
});

test.each([
  ['cr:5', { min: 5, max: 5 }],
  ['cr:5..8', { min: 5, max: 8 }],
  ['cr:5-8', { min: 5, max: 8 }],
  ['cr:1/2-2', { min: 0.5, max: 2 }],
  ['cr:5..', { min: 5, max: Infinity }],
  ['cr:..8', { min: -Infinity, max: 8 }],
  ['cr:1/2', { min: 0.5, max: 0.5 }],
  ['cr:20+', { min: 20, max: Infinity }],
  ['price:<2000', { min: -Infinity, max: 2000, open: 'max' }],
  ['price:<=2,000', { min: -Infinity, max: 2000 }],
  ['price:>2.5', { min: 2.5, max: Infinity, open: 'min' }],
  ['price:>1,500', { min: 1500, max: Infinity, open: 'min' }],
  ['price:10,000', { min: 10_000, max: 10_000 }],
  ['price:1,000,000+', { min: 1_000_000, max: Infinity }],
  ['price:< 2000', { min: -Infinity, max: 2000, open: 'max' }],
  ['cr:> 5', { min: 5, max: Infinity, open: 'min' }],
  ['level: 3 wizard', { min: 3, max: 3 }],
  ['level:>=7', { min: 7, max: Infinity }],
])('%s is a range', (text, range) => {
  expect(parseQuery(text).filters).toMatchObject([{ ranges: [range] }]);
});

test('several figures are any of them', () => {
  expect(parseQuery('level:3,5..6').filters).toMatchObject([
    {
      ranges: [
        { min: 3, max: 3 },
        { min: 5, max: 6 },
      ],
    },
  ]);
  expect(parseQuery('price:100,200').filters).toMatchObject([
    {
      ranges: [
        { min: 100, max: 100 },
        { min: 200, max: 200 },
      ],
    },
  ]);
});

test('an unfinished operator asks for nothing yet', () => {
  for (const text of ['fire level:', 'fire -level:', 'fire price:<', 'fire cr:..'])
    expect(parseQuery(text)).toMatchObject({ words: ['fire'], filters: [] });
});

test('what is no operator, or has a value it cannot take, is plain words', () => {
  expect(parseQuery('summon:monster level:high')).toMatchObject({
    words: ['summon', 'monster', 'level', 'high'],
    filters: [],
  });
});

test('values that an operator does not take are plain words, unless it takes another of them', () => {
  const takes = (_: string, value: string) => value === 'evocation';
  expect(parseQuery('school:evocaton', takes)).toMatchObject({ words: ['school', 'evocaton'], filters: [] });
  expect(parseQuery('-school:evocaton', takes)).toMatchObject({ excluded: ['school evocaton'], filters: [] });
  expect(parseQuery('school:evocaton,evocation', takes)).toMatchObject({
    words: [],
    filters: [{ values: ['evocation'] }],
  });
});

test('the plain words keep their places', () => {
  const { text, plain } = parseQuery('Fire type:spell "touch attack" rays, level:high');
  expect(plain).toBe('fire                           rays, level:high');
  expect(text).toHaveLength(plain.length);
});

test('an unclosed quotation mark runs to the end', () => {
  expect(parseQuery('"touch att').phrases).toEqual(['touch att']);
});

test('marks alone ask for nothing', () => {
  expect(parseQuery('" - ::: "" -- !?')).toMatchObject({ words: [], phrases: [], excluded: [], filters: [] });
});
