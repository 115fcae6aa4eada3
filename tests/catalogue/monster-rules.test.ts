import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { type Monster, monster } from '../../src/contract/monsters.ts';
import { textsOf } from '../../src/printed/monster-texts.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

/*
 * The lines of a monster that name rules: type, subtypes, special attacks and special qualities. What they name has to
 * lead to its rule, or to the paragraph that explains it on the monster's own page.
 */

const LEAST_LINKED = 0.98;
const LINES = ['type_html', 'special_attacks_html', 'special_qualities_html'] as const;

let catalogue: Catalogue;
let monsters: Monster[];
beforeAll(async () => {
  catalogue = await openTestCatalogue();
  monsters = await Promise.all(
    readdirSync('content/monsters').map(async (file) =>
      monster.parse(parseJson((await catalogue.monsters.find(basename(file, '.yaml'))) ?? 'null')),
    ),
  );
});
afterAll(() => catalogue.close());

/** What a line names: the parts between commas and brackets. */
const namesIn = (html: string) =>
  html
    .replace(/ data-tip="[^"]*"/g, '')
    .replace(/<a [^>]*>[^<]*/g, (link) => link.replaceAll(', ', ' '))
    .split(/, | \(|\)/)
    .filter((name) => /\p{L}{3}/u.test(name));
const plain = (html: string) => html.replace(/<[^>]*>/g, '');
const find = (slug: string) => monsters.find((found) => found.slug === slug);

test('98 % of what types, special attacks and special qualities name lead to their rule', () => {
  const names = monsters.flatMap((found) =>
    LINES.flatMap((line) => namesIn(found[line] ?? '').map((name) => ({ slug: found.slug, name }))),
  );
  const missed = names.filter(({ name }) => !name.includes('<a '));
  const listed = missed.map(({ slug, name }) => `${slug}: ${plain(name)}`).join('\n');
  expect(1 - missed.length / names.length, listed).toBeGreaterThanOrEqual(LEAST_LINKED);
});

test('what only a monster has leads to the paragraph of its page', () => {
  for (const found of monsters) {
    const ids = new Set(textsOf(found).abilities.map(({ id }) => id));
    const lines = LINES.map((line) => found[line] ?? '').join(' ');
    for (const [, slug, id = ''] of lines.matchAll(/href="\/monsters\/([^"#]+)#([^"]+)"/g))
      expect([slug, ids.has(id) ? id : null]).toEqual([found.slug, id]);
  }
});

test('see in darkness leads to its term, the menu of an astral construct to its table', () => {
  expect(find('bone-devil-osyluth')?.special_qualities_html).toContain('href="/glossary/see-in-darkness"');
  const construct = find('1st-level-astral-construct');
  expect(construct?.special_qualities_html).toMatch(/One ability from <a [^>]*#menu-a"[^>]*>Menu A</);
});

test('undead traits lead to the traits; the text of a grab says what size it works on', () => {
  expect(find('wraith')?.special_qualities_html).toMatch(/href="\/glossary\/undead"[^>]*>undead traits</);
  const grab = find('constrictor-snake-giant');
  expect(grab?.special_attacks_html).toContain('href="/glossary/improved-grab"');
  expect(plain(grab?.combat_html ?? '')).toMatch(/an opponent at least one size smaller than itself/);
});
