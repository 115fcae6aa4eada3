import { expect, test } from 'vitest';
import { bookArticle } from './class-layout.ts';
import { classKind, type PageVariant } from './class-page.ts';
import { otherBooks } from './other-books.ts';

const flags = (changes: Partial<Parameters<typeof classKind>[0]>) =>
  classKind({ prestige: 0, npc: 0, psionic: 0, epic: 0, ...changes });

test('the kind of a class follows from its flags', () => {
  expect(flags({})).toBe('Base class');
  expect(flags({ npc: 1 })).toBe('NPC class');
  expect(flags({ psionic: 1 })).toBe('Psionic class');
  expect(flags({ prestige: 1 })).toBe('Prestige class');
  expect(flags({ prestige: 1, epic: 1 })).toBe('Epic prestige class');
});

test('only some books have an article in running text', () => {
  expect(bookArticle('Player’s Handbook v.3.5')).toBe('the ');
  expect(bookArticle('Complete Warrior')).toBe('');
  expect(bookArticle('Sword and Fist: A Guidebook to Monks and Fighters')).toBe('');
});

test('a class also appears in the books of its other variants, and in those that repeat it', () => {
  const book = (rulebook_slug: string, page: number) => ({ rulebook_slug, rulebook_name: rulebook_slug, page });
  const variants = [book('core', 7), book('supplement', 20)] as PageVariant[];
  const item = { variants, also_in: [book('compendium', 3), book('core', 9)] };
  expect(otherBooks(item, { rulebook_slug: 'core' })).toEqual([book('supplement', 20), book('compendium', 3)]);
  expect(otherBooks(item, { rulebook_slug: 'supplement' })).toEqual([book('core', 7), book('compendium', 3)]);
});
