import { array, assert, constantFrom, integer, property, record, string, stringMatching } from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { KIND_NAMES } from '../../../contract/kinds.ts';
import { lineOf } from '../../own-lists/own-list.ts';
import { listCode, readListCode, type SharedList } from './list-code.ts';
import { MAX_CODE_LENGTH } from './packed-json.ts';

const lines = array(
  record({
    kind: constantFrom(...KIND_NAMES),
    slug: stringMatching(/^[a-z]{1,12}(-[a-z]{1,8})?$/),
    quantity: integer({ min: 1, max: 9999 }),
    note: string({ maxLength: 60 }),
  }),
  { maxLength: 60 },
);

/** Links leave out names, so that lines read from a link have the slug as their name. */
const withSlugsAsNames = ({ name, lines }: SharedList): SharedList => ({
  name,
  lines: lines.map((line) => ({ ...line, name: line.slug })),
  choices: {},
});

test('reading a link returns the list that it was created from', () => {
  assert(
    property(stringMatching(/^[A-Za-z][A-Za-z' ]{0,30}[A-Za-z]$/), lines, (name, generated) => {
      const list: SharedList = {
        name: name.replace(/ +/g, ' '),
        lines: generated.map((line) => ({ ...line, name: 'X' })),
      };
      const code = listCode(list);
      if (code === null) return;
      expect(code).toMatch(/^[\w-]+$/);
      expect(readListCode(code)).toEqual(withSlugsAsNames(list));
    }),
  );
});

test('a link says for whom the list is worked out, and drops what is not allowed', () => {
  const choices = { strength: 8, size: 'small', class: 'cleric', level: 5, score: 16, domains: ['fire', 'war'] };
  const code = listCode({ name: 'A', lines: [], choices: { ...choices, legs: 'six', school: '' } });
  expect(readListCode(code ?? '')).toEqual({ name: 'A', lines: [], choices });
});

test('a list that is too long for a link has no code', () => {
  const note = (i: number) =>
    Array.from({ length: 20 }, (_, j) => (Math.imul(i * 20 + j + 1, 2_654_435_761) >>> 0).toString(36)).join(' ');
  const many = Array.from({ length: 300 }, (_, i) => ({
    kind: 'spells' as const,
    slug: `s-${i}`,
    name: '',
    quantity: 1,
    note: note(i),
  }));
  expect(listCode({ name: 'Long', lines: many })).toBeNull();
  expect(readListCode('a'.repeat(MAX_CODE_LENGTH + 1))).toMatch(/too long/);
});

const codeOf = (value: unknown) => Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url');

test.each([
  ['nonsense', /damaged/],
  ['%%%', /damaged/],
  [listCode({ name: 'Cut', lines: [] })?.slice(0, -6) ?? '', /damaged/],
  [codeOf({ name: 'Object' }), /does not hold a list/],
  [codeOf(['Name', 'lines']), /does not hold a list/],
  [codeOf(['Name', [['wands/fire']]]), /names no entry: \["wands\/fire"\]/],
  [codeOf(['Name', [['spells/../../x']]]), /names no entry/],
  [codeOf(['Name', [['spells/fireball', 'two']]]), /names no entry/],
  [Buffer.from(deflateSync(new Uint8Array(2_000_000))).toString('base64url'), /damaged/],
])('reading an invalid link says what is wrong: %#', (code, fault) => {
  expect(readListCode(code)).toMatch(fault);
});

test('reading any text gives a list or a sentence', () => {
  assert(property(string({ maxLength: 200 }), (text) => ['string', 'object'].includes(typeof readListCode(text))));
});

test('a link holds what monsters are built with, and refuses what is none', () => {
  const built = lineOf('monsters', 'ogre', 'ogre', 'template=celestial,half-dragon:red&class=fighter:4');
  const list = { name: 'Foes', lines: [lineOf('monsters', 'ogre', 'ogre'), { ...built, quantity: 2 }], choices: {} };
  expect(readListCode(listCode(list) ?? '')).toEqual(list);
  const spell = { ...lineOf('spells', 'wish', 'wish'), build: 'class=fighter:4' };
  expect(readListCode(listCode({ name: 'A', lines: [spell] }) ?? '')).toMatch(/names no entry/);
  const many = Array.from({ length: 41 }, (_, i) => lineOf('monsters', 'ogre', 'ogre', `class=fighter:${i + 1}`));
  expect(readListCode(listCode({ name: 'A', lines: many }) ?? '')).toMatch(/at most 40/);
});
