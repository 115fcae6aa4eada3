import { expect, test } from 'vitest';
import { isFigure } from './figure-text.ts';

test.each([
  '01–25',
  '5–10',
  '+2',
  '−4',
  '1d4',
  '2d6+1',
  '1,000',
  '1,001–2,000',
  '19–20/×2',
  '50%',
  '21+',
  '11–20 mph',
  '4d4 gp',
])('%s is a figure', (text) => {
  expect(isFigure(text)).toBe(true);
});

test.each(['', '—', 'd%', '2d4 × 10', 'Type II', '5-foot step'])('%s is none', (text) => {
  expect(isFigure(text)).toBe(false);
});
