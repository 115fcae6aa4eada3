import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CASTING_LINES, ITEM_LINES, STAT_BLOCK_LINES } from './line-label.tsx';

const isThere = (term: string) => existsSync(`content/${term.includes('/') ? term : `glossary/${term}`}.yaml`);

test('every line leads to a term or a page of the rules', () => {
  const terms = [CASTING_LINES, STAT_BLOCK_LINES, ITEM_LINES].flatMap((lines) => Object.values(lines));
  expect([...terms, 'spell-level', 'power-level'].filter((term) => !isThere(term))).toEqual([]);
});

test('the lines of a spell, a power and a stat block that the books print all have one', () => {
  const casting = 'casting time, range, target, effect, area, duration, saving throw, spell resistance, school';
  const powers = 'discipline, display, manifesting time, power points, power resistance';
  for (const line of `${casting}, ${powers}`.split(', ')) expect(CASTING_LINES, line).toHaveProperty([line]);
  expect(new Set(Object.values(STAT_BLOCK_LINES)).size).toBeGreaterThanOrEqual(20);
});
