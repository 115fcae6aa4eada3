import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { encounterLevel, experienceOf } from '../../src/rules/encounters.ts';

type Page = { tables: Record<string, { rows: (string | number | null)[][] }> };

const { tables } = parse(readFileSync('content/rules/encounters-and-experience.yaml', 'utf8')) as Page;

test('the table of experience is what the rule gives', () => {
  expect(tables.experience?.rows).toEqual(
    Array.from({ length: 20 }, (_, i) => {
      const figures = Array.from({ length: 20 }, (_, rating) => experienceOf(rating + 1, i + 1) || null);
      return [i + 1, ...figures];
    }),
  );
});

test('the table of like creatures is what the rule gives', () => {
  for (const [creatures, added] of tables.groups?.rows ?? []) {
    const [first = 0, last = first] = String(creatures).split('–').map(Number);
    for (const count of [first, last]) {
      const level = (encounterLevel([{ rating: 10, count }]) ?? 0) - 10;
      expect(`${count}: ${level === 0 ? '—' : `+${level}`}`).toBe(`${count}: ${added}`);
    }
  }
});
