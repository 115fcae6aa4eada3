import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { choice, listParameters, parseQuery } from './parameters.ts';
import { readQuery } from './query.ts';
import { fold, slugify } from './slug.ts';

const parameters = z.object({ ...listParameters, school: choice('School').optional() });

test('any query string is either parsed or refused with a message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const result = parseQuery(parameters, readQuery(text));
      if (!result.ok) for (const error of result.errors) expect(error.message).toMatch(/^must be /);
    }),
  );
});

test('a choice is parsed into included and excluded values', () => {
  const parsed = parseQuery(parameters, readQuery('school=evocation, illusion,-necromancy,,'));
  expect(parsed).toMatchObject({
    ok: true,
    value: { school: { include: ['evocation', 'illusion'], exclude: ['necromancy'] } },
  });
});

test.each(['school', 'starts_with'])('%s takes at most 100 values', (name) => {
  const many = (count: number) => Array.from({ length: count }, () => 'a').join();
  expect(parseQuery(parameters, readQuery(`${name}=${many(100)}`)).ok).toBe(true);
  const refused = parseQuery(parameters, readQuery(`${name}=${many(101)}`));
  expect(refused.ok ? [] : refused.errors.map(({ message }) => message)).toEqual(['must be at most 100 values']);
});

test('an error shows a truncated value', () => {
  const parsed = parseQuery(parameters, readQuery(`page=${'9'.repeat(5000)}`));
  expect(parsed.ok ? '' : parsed.errors[0]?.value.length).toBeLessThan(100);
});

test('slugs are lower-case words joined by hyphens', () => {
  expect(slugify("Tasha's Hideous Laughter")).toBe('tashas-hideous-laughter');
  expect(slugify('Song & Silence')).toBe('song-and-silence');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(slugify(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
