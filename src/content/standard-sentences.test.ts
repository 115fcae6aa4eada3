import { expect, test } from 'vitest';
import { resolveReferences } from './standard-sentences.ts';

const SENTENCES = new Map([
  ['constrict', '**Constrict (Ex).** {Who} deals {damage} points of damage with a successful grapple check.\n'],
  ['hold', 'Then it has a hold and can {then|constrict}.'],
]);

test('a reference becomes its sentence, with a capital where the sentence has one', () => {
  expect(resolveReferences('{{constrict who="a couatl" damage="2d8+6"}}\n\nMore.', SENTENCES)).toEqual({
    text: '**Constrict (Ex).** A couatl deals 2d8+6 points of damage with a successful grapple check.\n\nMore.',
    faults: [],
  });
});

test('values may stand on lines of their own', () => {
  expect(resolveReferences('{{constrict\n  who="it"\n  damage="3"}}', SENTENCES).text).toContain('It deals 3 points');
});

test('a blank with a default need not be filled', () => {
  expect(resolveReferences('It grabs. {{hold}} {{hold then="rake"}}', SENTENCES).text).toBe(
    'It grabs. Then it has a hold and can constrict. Then it has a hold and can rake.',
  );
});

test('text without references is left alone', () => {
  expect(resolveReferences('A {plain} text.', SENTENCES)).toEqual({ text: 'A {plain} text.', faults: [] });
});

test.each([
  ['{{grab}}', /has no sentence "grab"; it has constrict, hold/],
  ['{{constrict who="it"}}', /"constrict" needs damage="…"/],
  ['{{hold than="rake"}}', /"hold" has no blank "than"/],
  ['{{hold then=rake}}', /has the form \{\{name blank="value"\}\}/],
])('%s is refused', (text, fault) => {
  expect(resolveReferences(text, SENTENCES).faults).toEqual([expect.stringMatching(fault)]);
});
