import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecondSource, SECOND_KINDS } from '../../src/content/second-source.ts';

const root = join(import.meta.dirname, '../..');

test('every fact in which two sources differ is named among the doubtful ones', () => {
  const text = readFileSync(join(root, 'docs/doubtful-facts.md'), 'utf8');
  const second = loadSecondSource(join(root, 'content'));
  const doubts = SECOND_KINDS.flatMap((kind) =>
    [...second[kind]].flatMap(([slug, { in_doubt = [] }]) => in_doubt.map((fact) => `\`${kind}/${slug}\` ${fact}`)),
  );
  expect(doubts.length).toBeGreaterThan(0);
  expect(doubts.filter((doubt) => !text.includes(doubt))).toEqual([]);
});
