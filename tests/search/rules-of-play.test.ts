import { expect, test } from 'vitest';
import type { KindName } from '../../src/contract/kinds.ts';
import { openTestSearch } from '../support/search.ts';
import { RULES_OF_PLAY_QUESTIONS } from './rules-of-play-questions.ts';

const LEAST_ANSWERED = 76;

const opened = openTestSearch();
const { search } = opened;

/** Fields of entries that name other entries: what stands there is not the entry's own text. */
const ABOUT_OTHERS = new Set(['named_by', 'glossary', 'chapter_pages', 'previous', 'next', 'effects', 'same_category']);

/** Everything that an entry says, in lower case with hyphens for − and –. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, field]) => (ABOUT_OTHERS.has(key) ? '' : textOf(field)))
      .join(' ');
  return String(value ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[−–]/g, '-')
    .replace(/’|&#39;|&apos;/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

async function isAnswered([question, ...states]: (typeof RULES_OF_PLAY_QUESTIONS)[number]): Promise<boolean> {
  for (const { kind, slug } of search(question, 3).results) {
    const entry = await opened.catalogue[kind as KindName].find(slug);
    const text = textOf(JSON.parse(String(entry)));
    if (states.every((pattern) => pattern.test(text))) return true;
  }
  return false;
}

test('words that a page of the rules is called by are no filters', () => {
  for (const question of ['hold the charge touch spell', 'put on armor', 'don armor']) {
    const { results, understood } = search(question, 1);
    expect([question, results[0]?.kind, understood]).toEqual([question, 'rules', []]);
  }
  expect(search('evil outsiders', 1).understood).not.toEqual([]);
  expect(search('poisons', 1).understood).not.toEqual([]);
});

test('one of the first three results states the rule that a question is about', async () => {
  const missed: string[] = [];
  for (const question of RULES_OF_PLAY_QUESTIONS)
    if (!(await isAnswered(question)))
      missed.push(`${question[0]}: ${search(question[0], 3).results.map(({ url }) => url)}`);
  const answered = RULES_OF_PLAY_QUESTIONS.length - missed.length;
  expect(answered, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});
