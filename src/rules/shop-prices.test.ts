import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askingPrice, LIST_PRICES, offeredPrice } from './shop-prices.ts';

test('without markup and haggling the shop asks the printed price and pays half', () => {
  expect(askingPrice(50, LIST_PRICES)).toBe(50);
  expect(offeredPrice(50, LIST_PRICES)).toBe(25);
  expect(askingPrice(0.1, LIST_PRICES)).toBe(0.1);
});

test('markup and haggling multiply', () => {
  expect(askingPrice(100, { markup: 20, haggle: 10, buys: 50 })).toBe(108);
  expect(offeredPrice(100, { markup: 20, haggle: 10, buys: 50 })).toBe(55);
});

test('a shop never pays more than it asks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: -50, max: 300 }),
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 0, max: 100 }),
      (copper, markup, haggle, buys) => {
        const dealing = { markup, haggle, buys };
        expect(offeredPrice(copper / 100, dealing)).toBeLessThanOrEqual(askingPrice(copper / 100, dealing));
      },
    ),
  );
});
