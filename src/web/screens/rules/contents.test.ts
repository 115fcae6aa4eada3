import { expect, test } from 'vitest';
import type { RulesContents } from '../../../contract/rules.ts';
import { linesOf, narrowed, sizeOf } from './contents.ts';

const contents: RulesContents = {
  parts: [
    {
      name: 'Playing',
      chapters: [
        {
          slug: 'combat',
          name: 'Combat',
          number: 1,
          summary: '',
          pages: [
            {
              slug: 'grapple',
              name: 'Grapple',
              terms: ['wrestling'],
              tables: [{ id: 'sizes', name: 'Size Modifiers' }],
            },
          ],
        },
        { slug: 'magic', name: 'Magic', number: 2, summary: '', pages: [] },
      ],
    },
  ],
};

test('pages are found by name, other name and the names of their tables', () => {
  for (const search of ['grap', 'WRESTLING', 'size modifiers']) {
    const parts = narrowed(contents, search, 'pages');
    expect(
      parts[0]?.chapters.map(({ slug }) => slug),
      search,
    ).toEqual(['combat']);
  }
  expect(narrowed(contents, 'dragon', 'pages')).toEqual([]);
});

test('tables are found by their names and those of their pages', () => {
  const [part] = narrowed(contents, 'grapple size', 'tables');
  expect(part?.chapters.flatMap((chapter) => linesOf(chapter, 'tables'))).toEqual([
    { slug: 'grapple', id: 'sizes', name: 'Size Modifiers' },
  ]);
});

test('chapters without pages do not count', () => {
  expect(sizeOf(contents)).toEqual({ chapters: 1, pages: 1, tables: 1 });
});
