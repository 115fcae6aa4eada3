import { expect, test } from 'vitest';
import { readQuery } from '../../../contract/query.ts';
import type { ShopLine } from '../../../contract/shop.ts';
import {
  counts,
  countsText,
  dealingOf,
  generated,
  reroll,
  restock,
  shopAddress,
  stockCall,
  withSold,
} from './shop-query.ts';

const line = (key: string, quantity = 1) => ({ key, slug: key, quantity }) as ShopLine;
const queryOf = (address: string) => readQuery(address.split('?')[1] ?? '');

test('an address leaves out defaults and empty values and has a fixed order', () => {
  expect(shopAddress({ seed: '7', budget: '5000', shop_name: 'A', race: 'human', notes: ' ' })).toBe(
    '/shop?shop_name=A&seed=7',
  );
  expect(shopAddress({})).toBe('/shop');
});

test('the API call has only parameters of the API', () => {
  expect(stockCall({ seed: '7', shop_name: 'A', sold: 'dagger', kind: 'smith' })).toBe(
    '/api/items/shop/generate?seed=7&kind=smith',
  );
});

test('counts are parsed and formatted', () => {
  expect(countsText(counts('dagger*2,sling'))).toBe('dagger*2,sling');
  expect(counts(undefined).size).toBe(0);
});

test('submitting the form chooses a seed, keeps locked lines and resets sales', () => {
  const query = queryOf(generated({ generate: '1', lock: 'dagger*2', sold: 'dagger', without: 'sling' }));
  expect(query.seed).toMatch(/^\d{1,10}$/);
  expect(query.keep).toBe('dagger*2');
  expect(query.sold).toBeUndefined();
  expect(query.without).toBeUndefined();
  expect(generated({ seed: '7' })).toBe('/shop?seed=7');
});

test('a reroll keeps the other lines, excludes the item, and always leads to the same address', () => {
  const items = [line('dagger', 2), line('sling')];
  const address = reroll({ seed: '7' }, items, line('sling'));
  expect(address).toBe(reroll({ seed: '7' }, items, line('sling')));
  expect(queryOf(address)).toMatchObject({ keep: 'dagger*2', without: 'sling' });
  expect(queryOf(address).seed).not.toBe('7');
});

test('sales are limited to the pieces in stock, and a restock keeps unsold pieces', () => {
  const potion = line('potion', 3);
  const items = [potion, line('sling')];
  const sold = queryOf(withSold({ seed: '7' }, potion, 5));
  expect(sold.sold).toBe('potion*3');
  expect(queryOf(restock({ ...sold, sold: 'potion*2,sling' }, items))).toMatchObject({ keep: 'potion' });
});

test('percentages are clamped to their limits', () => {
  expect(dealingOf({ markup: '9999', haggle: 'x', buys: '-5' })).toEqual({ markup: 300, haggle: 0, buys: 0 });
});
