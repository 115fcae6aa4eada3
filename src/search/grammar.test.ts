import { expect, test } from 'vitest';
import { parseQuery } from './grammar.ts';

test('words, phrases and what is left out are told apart', () => {
  expect(parseQuery('Fire -cold "attack of  Opportunity" -"touch attack" Élan')).toEqual({
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
  ['CR 5 undead', { min: 5, max: 5 }],
  ['undead cr 1/2', { min: 0.5, max: 0.5 }],
  ['cr:5..8', { min: 5, max: 8 }],
  ['cr:5..', { min: 5, max: Infinity }],
  ['cr:..8', { min: -Infinity, max: 8 }],
  ['cr:1/2', { min: 0.5, max: 0.5 }],
  ['cr:20+', { min: 20, max: Infinity }],
  ['price:<2000', { min: -Infinity, max: 2000, open: 'max' }],
  ['price:<=2,000', { min: -Infinity, max: 2000 }],
  ['price:>2.5', { min: 2.5, max: Infinity, open: 'min' }],
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

test('an unclosed quotation mark runs to the end', () => {
  expect(parseQuery('"touch att').phrases).toEqual(['touch att']);
});

test('marks alone ask for nothing', () => {
  expect(parseQuery('" - ::: "" -- !?')).toEqual({ words: [], phrases: [], excluded: [], filters: [] });
});
