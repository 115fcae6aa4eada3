import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CreatureGroup, readOrganization } from './organization.ts';

const short = ({ name, manner, members }: CreatureGroup) =>
  `${name}, ${manner}: ${members.map(({ from, to, text }) => `${from}–${to}${text && ` ${text}`}`).join(' + ')}`;

test.each([
  ['Solitary, pair, or pack (7–16)', ['solitary, lone: 1–1', 'pair, patrol: 2–2', 'pack, patrol: 7–16']],
  ['Solitary (1), gang (2–4), or nest (5–12)', ['solitary, lone: 1–1', 'gang, patrol: 2–4', 'nest, lair: 5–12']],
  [
    'Solitary or troupe (1 nalfeshnee, 1 hezrou, and 2–5 vrocks)',
    ['solitary, lone: 1–1', 'troupe, patrol: 1–1 nalfeshnee + 1–1 hezrou + 2–5 vrocks'],
  ],
  ['Brood (2–4) or slaver brood (1d3+1 plus 7–12 skum)', ['brood, lair: 2–4', 'slaver brood, lair: 2–4 + 7–12 skum']],
  [
    'Colony (3–5 plus 1–2 brown bears and 7–12 orcs or 9–16 goblins)',
    ['colony, lair: 3–5 + 1–2 brown bears + 7–12 orcs'],
  ],
  [
    'Solitary, pair, or solitary plus 1–4 nightwalkers',
    ['solitary, lone: 1–1', 'pair, patrol: 2–2', 'solitary, patrol: 1–1 + 1–4 nightwalkers'],
  ],
  [
    'Solitary, or in company of 1–10 elder fire elementals',
    ['solitary, lone: 1–1', 'in company, patrol: 1–1 + 1–10 elder fire elementals'],
  ],
  [
    'Solitary, fright (2–4 swarms), or terror (5–8 swarms)',
    ['solitary, lone: 1–1', 'fright, patrol: 2–4', 'terror, patrol: 5–8'],
  ],
])('%s', (line, groups) => {
  expect(readOrganization(line).map(short)).toEqual(groups);
});

test('a dragon has the groups of its age', () => {
  const line =
    'Wyrmling, very young, and young: solitary or clutch (2–5); adult or old: solitary, pair, or family (1–2 and 2–5 offspring)';
  expect(readOrganization(line, 'very young').map(short)).toEqual(['solitary, lone: 1–1', 'clutch, lair: 2–5']);
  expect(readOrganization(line, 'old').map(short)).toEqual([
    'solitary, lone: 1–1',
    'pair, patrol: 2–2',
    'family, lair: 1–2',
  ]);
});

test('those with class levels, and those who do not fight, are kept apart', () => {
  const [band] = readOrganization(
    'Band (6–9 plus 35% noncombatants plus 1 adept or cleric of 1st or 2nd level plus 2–4 winter wolves)',
  );
  expect(band).toEqual({
    name: 'band',
    manner: 'lair',
    members: [
      { text: '', from: 6, to: 9 },
      { text: 'winter wolves', from: 2, to: 4 },
    ],
    noncombatants: ['35% noncombatants'],
    also: ['1 adept or cleric of 1st or 2nd level'],
  });
});

test('a line that names no group has none', () => {
  expect(readOrganization('(same as human form)')).toEqual([]);
});

test('the line of every monster is read', () => {
  const lines = new Set(
    readdirSync('content/monsters').flatMap((file) => {
      const { organization, age } = parse(readFileSync(`content/monsters/${file}`, 'utf8'));
      return organization === undefined ? [] : [JSON.stringify([organization, age?.replaceAll('-', ' ')])];
    }),
  );
  expect(lines.size).toBeGreaterThan(200);
  for (const text of lines) {
    const [line, age] = JSON.parse(text) as [string, string | null];
    const groups = readOrganization(line, age ?? undefined);
    if (!line.startsWith('(same as')) expect([line, groups.length]).not.toEqual([line, 0]);
    for (const { name, members, also } of groups) {
      expect(name).toMatch(/^[\p{L}/ -]+$/u);
      for (const { from, to, text: words } of members) {
        expect([line, from >= 1 && to >= from]).toEqual([line, true]);
        expect(words).not.toMatch(/\d(?:st|nd|rd|th)\b|%|noncombatant/);
      }
      // All that has no figures: leaders by level, riders, and what the line names without a number.
      for (const one of also)
        expect(one).toMatch(/level|^with |^tribe|dragon|treants|nightmare|per team member|fighter/);
    }
  }
});
