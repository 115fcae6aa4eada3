import { expect, test } from 'vitest';
import { classesInWords, parseClasses, totalLevel } from './class-levels.ts';

test.each([
  ['Wizard', 'Wizard', null],
  ['Wizard 7', 'Wizard', 7],
  ['Wizard (7)', 'Wizard', 7],
  ['Wizard, level 7', 'Wizard', null],
  ['7th-level wizard', 'wizard', 7],
  ['Level 7 Wizard', 'Wizard', 7],
  ['Fighter 4 / Wizard 3', 'Fighter 4 / Wizard 3', 7],
  ['Fighter 4/Wizard 3', 'Fighter 4 / Wizard 3', 7],
  ['Rogue (2), Bard (1) and Sorcerer 5', 'Rogue 2 / Bard 1 / Sorcerer 5', 8],
  ['Fighter / Wizard', 'Fighter / Wizard', null],
  ['7', null, null],
])('%s', (text, words, level) => {
  const classes = parseClasses(text);
  expect(classesInWords(classes)).toBe(words);
  if (words !== 'Wizard' || level !== null) expect(totalLevel(classes)).toBe(level);
});
