import { expect, test } from 'vitest';
import { booksFor, missingBooks, myBooks, withMyBooks } from './my-books.ts';

const MINE = {
  text: 'core,complete-warrior',
  books: ['phb-35', 'complete-warrior'],
  of: 140,
  campaign: '',
  name: '',
  added: ['feats/epic-prowess', 'items/orb'],
  bans: { 'feats/leadership': '', 'items/bag-of-holding': 'Too handy.' },
  lifted: false,
};
const missing = (path: string) => missingBooks(new URL(path, 'http://x'));

test.each([
  ['feats', 'core,complete-warrior,feats/epic-prowess'],
  ['spells', 'core,complete-warrior'],
  ['search', 'core,complete-warrior,feats/epic-prowess,items/orb'],
  ['shop', 'core,complete-warrior,items/orb,-items/bag-of-holding'],
])('on %s the parameter is %s', (place, text) => {
  expect(booksFor(MINE, place)).toBe(text);
});

test('lists, the search and a new shop get the books; an address that has some keeps them', () => {
  myBooks.write(MINE);
  expect(missing('/spells')).toBe('core,complete-warrior');
  expect(missing('/search?q=wish')).toContain('core');
  expect(missing('/shop')).toContain('core');
  for (const path of ['/shop?seed=4', '/spells?books=all', '/spells?page=2', '/rulebooks', '/rules', '/lists', '/'])
    expect(missing(path), path).toBeUndefined();
  expect(withMyBooks('http://x/spells?level=3')).toBe('/spells?level=3&books=core,complete-warrior');
});

test('once they are lifted, or every book is allowed, no page gets them', () => {
  myBooks.write({ ...MINE, lifted: true });
  expect(missing('/spells')).toBeUndefined();
  myBooks.write({ ...MINE, text: 'all', bans: {} });
  expect(missing('/feats')).toBeUndefined();
  myBooks.write(null);
  expect(withMyBooks('http://x/spells')).toBeNull();
});
