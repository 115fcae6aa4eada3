import { expect, test } from 'vitest';
import { leftOutSentence } from './load-blocks.ts';

const several = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join();

test('only more kinds than an encounter can have are left out, and counted', () => {
  const creature = several(50, (i) => `kind-${i}`);
  const built = several(12, (i) => `ogre?class=fighter:${i + 1}`);
  expect(leftOutSentence({ creature, built })).toBeNull();
  expect(leftOutSentence({})).toBeNull();
  const more = { creature: `${creature},worg`, built: `${built},ogre?hd=5` };
  expect(leftOutSentence({ ...more, built })).toMatch(/: 1 more is left out\.$/);
  expect(leftOutSentence(more)).toMatch(/: 2 more are left out\.$/);
});
