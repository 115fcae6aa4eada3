import { expect, test } from 'vitest';
import { clampedPage, listQuery, pageRequest } from './list-request.ts';

test.each([
  ['spells', { class: 'wizard' }, { class_name: 'wizard' }],
  ['powers', { class: 'psion', class_name: 'wilder' }, { class_name: 'wilder' }],
  ['monsters', { cr: '5,21 ' }, { cr: '5,21+' }],
  ['skills', { ability: 'dex' }, { ability: 'DEX' }],
  ['items', { price_filter: 'under_1000', min_price: '5' }, { price_filter: 'under_1000' }],
  ['items', { price_filter: 'custom', min_price: '5', max_price: '' }, { price_filter: 'custom', min_price: '5' }],
  ['feats', { category: 'combat' }, { category: 'combat' }],
] as const)('the API takes the query of the list of %s, %j, as %j', (kind, query, taken) => {
  expect(listQuery(kind, query)).toEqual(taken);
});

test.each([
  [undefined, 35, 1],
  ['1', 35, 1],
  ['35', 35, 35],
  ['9999', 35, 35],
  ['99999999999999999999', 35, 35],
  ['0', 35, 1],
  ['-3', 35, 1],
  ['2.7', 35, 2],
  ['two', 35, 1],
  ['4', 0, 1],
])('page %s of a list of %i pages is page %i', (page, pages, shown) => {
  expect(clampedPage(page, pages)).toBe(shown);
});

test.each([
  [
    '/spells?class=wizard&letter=f&view=table&page=0',
    /^\/api\/spells\?class_name=wizard&page=1&\w+=yes&starts_with=f$/,
  ],
  ['/spells/fireball?cl=9', /^\/api\/spells\/fireball$/],
  ['/shop?seed=1', null],
  ['/lists/starred', null],
  ['/', null],
])('the page %s makes the call %s', (path, call) => {
  const request = pageRequest(new URL(path, 'http://site.test'));
  if (call === null) expect(request).toBeNull();
  else expect(request).toMatch(call);
});
