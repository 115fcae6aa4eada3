import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../src/content/check.ts';
import { CONTENT_KINDS } from '../../src/content/content-kinds.ts';
import { printFinding } from '../../src/content/finding.ts';
import { loadContent } from '../../src/content/load-content.ts';

const BOOK = 'name: Player Book\nabbr: PB\n';
const SPELL = `name: Magic Spark
rulebook: player-book
group: core
school: evocation
components: { verbal: true }
casting_time: 1 standard action
range: close
duration: instantaneous
`;

let home: string;
const start = process.cwd();
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'content-'));
  process.chdir(home);
  for (const kind of CONTENT_KINDS) mkdirSync(`content/${kind}`, { recursive: true });
  write('content/rulebooks/player-book.yaml', BOOK);
});
afterEach(() => {
  process.chdir(start);
  rmSync(home, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function findings(spell: string, file = 'content/spells/magic-spark.yaml'): string[] {
  write(file, spell);
  return checkContent(loadContent(join(home, 'content'))).findings.map(printFinding);
}

test('a good file has no findings', () => {
  expect(findings(SPELL)).toEqual([]);
});

test('yaml: a duplicate key is refused with its line', () => {
  expect(findings(`${SPELL}school: illusion\n`)).toEqual([
    expect.stringMatching(/^content\/spells\/magic-spark\.yaml:9: yaml: .*unique/),
  ]);
});

test('yaml: broken syntax is refused', () => {
  expect(findings('name: "Magic Spark\n')[0]).toMatch(/^content\/spells\/magic-spark\.yaml:\d+: yaml: /);
});

test('schema: an unknown key is refused with its line', () => {
  expect(findings(`${SPELL}colour: blue\n`)).toEqual([
    expect.stringMatching(/^content\/spells\/magic-spark\.yaml:9: schema: unknown key "colour"/),
  ]);
});

test('schema: a value outside a closed list is refused', () => {
  expect(findings(SPELL.replace('evocation', 'hedge'))[0]).toMatch(/magic-spark\.yaml:4: schema: school: /);
});

test.each(['-1', '10', '1.5', 'one'])('schema: spell level %s is refused', (level) => {
  expect(findings(`${SPELL}levels: { wizard: ${level} }\n`)[0]).toMatch(
    /magic-spark\.yaml:9: schema: levels\.wizard: /,
  );
});

test('schema: a missing key is named', () => {
  expect(findings(SPELL.replace('casting_time: 1 standard action\n', ''))[0]).toMatch(/schema: casting_time: /);
});

test('file-name: a file is named by the slug of its name', () => {
  expect(findings(SPELL, 'content/spells/magic-sparkle.yaml')).toEqual([
    'content/spells/magic-sparkle.yaml: file-name: the name "Magic Spark" asks for magic-spark.yaml; rename the file',
  ]);
});

test('file-name: a qualifier tells namesakes apart', () => {
  expect(findings(`qualifier: divine\n${SPELL}`, 'content/spells/magic-spark-divine.yaml')).toEqual([]);
});

test('unique-slug: a slug is unique in a kind, whatever the folder', () => {
  write('content/spells/more/magic-spark.yaml', SPELL);
  expect(findings(SPELL)[0]).toMatch(/unique-slug: .*magic-spark\.yaml has the slug "magic-spark" too/);
});

test('references: an unknown rulebook is refused with its line', () => {
  expect(findings(SPELL.replace('player-book', 'lost-book'))).toEqual([
    expect.stringMatching(
      /^content\/spells\/magic-spark\.yaml:2: references: there is no content\/rulebooks\/lost-book\.yaml/,
    ),
  ]);
});

test('prose-links: a link to no entry is refused', () => {
  expect(findings(`${SPELL}description: |\n  As [x](spells/lost).\n`)[0]).toMatch(
    /magic-spark\.yaml:9: prose-links: the link \(spells\/lost\) leads nowhere/,
  );
});

test('prose-links: a link of another form is refused', () => {
  expect(findings(`${SPELL}description: |\n  See [x](https://example.org).\n`)[0]).toMatch(
    /not of the form kind\/slug/,
  );
});

test('standard-sentences: a reference is resolved, and one to no sentence is refused with its line', () => {
  write('content/standard-sentences.yaml', 'link: As [x]({to}).\n');
  expect(findings(`${SPELL}description: |\n  {{link to="spells/lost"}}\n`)[0]).toMatch(
    /prose-links: the link \(spells\/lost\) leads nowhere/,
  );
  expect(findings(`${SPELL}description: |\n  {{lost}}\n`)).toEqual([
    expect.stringMatching(/magic-spark\.yaml:9: standard-sentences: .* has no sentence "lost"; it has link/),
  ]);
});

test('spell-amounts: dice and limits of amounts and text are the same', () => {
  const amounts = 'amounts:\n  - { dice: 1d6, per_levels: 1, max: 10 }\n';
  const text = 'description: |\n  It deals 1d6 points of damage per caster level, at most 10d6.\n';
  expect(findings(`${SPELL}${amounts}${text}`)).toEqual([]);
  expect(findings(`${SPELL}${amounts}${text.replace('10d6', '15d6')}`)).toEqual([
    expect.stringMatching(/magic-spark\.yaml:10: spell-amounts: 10d6 does not stand in the description/),
  ]);
  expect(findings(`${SPELL}${text}`)).toEqual([
    expect.stringMatching(/spell-amounts: "1d6 points of damage per caster level" grows with the level/),
  ]);
});

test('summary-figures: rolls and limits of the summary are in the amounts or the text', () => {
  const entry = (max: number, summary: string) =>
    `${SPELL}summary: ${summary}\namounts:\n  - { dice: 1d6, per_levels: 1, max: ${max} }\ndescription: |\n  1d6 per level, at most ${max}d6.\n`;
  expect(findings(entry(10, '1d6 per level (max 10d6) for 1d4 rounds.'))).toEqual([
    expect.stringMatching(/magic-spark\.yaml:9: summary-figures: 1d4 of the summary stands nowhere else/),
  ]);
  expect(findings(entry(10, '1d6 per level (max 10d6).'))).toEqual([]);
  expect(findings(entry(15, '1d6 per level (max 10d6).'))).toEqual([
    expect.stringContaining('summary-figures: 10d6 of the summary'),
  ]);
});

test('summary-figures: what an entry builds on may have the figure', () => {
  write(
    'content/spells/magic-spark-greater.yaml',
    `${SPELL.replace('Spark', 'Spark, Greater')}description: 3d6 of it.\n`,
  );
  const like = `${SPELL}summary: Deals 3d6.\ndescription: As [this](spells/magic-spark-greater).\n`;
  expect(findings(like)).toEqual([]);
  expect(findings(like.replace('(spells/magic-spark-greater)', '(rulebooks/player-book)'))).toEqual([
    expect.stringContaining('summary-figures: 3d6'),
  ]);
});

test('redirects: they lead from an unused slug directly to an entry', () => {
  const redirects = (line: string) => {
    write('content/redirects.yaml', `spells:\n  old-spark: magic-spark\n  ${line}\n`);
    return findings(`aliases: [Ember's Spark]\n${SPELL}`);
  };
  expect(redirects('older-spark: magic-spark')).toEqual([]);
  const at = 'content/redirects.yaml:3: redirects: ';
  expect(redirects('magic-spark: magic-spark')).toEqual([
    expect.stringContaining(`${at}spells/magic-spark is an entry`),
  ]);
  write('content/index/spells/player-book.yaml', '- { name: Lost Spark, page: 4 }\n');
  expect(redirects('older-spark: lost-spark')).toEqual([]);
  rmSync(join(home, 'content/index'), { recursive: true });
  expect(redirects('older-spark: lost-spark')).toEqual([
    expect.stringContaining(`${at}there is no content/spells/lost`),
  ]);
  expect(redirects('older-spark: old-spark')).toEqual([
    expect.stringContaining('spells/old-spark is redirected itself'),
  ]);
  expect(redirects('embers-spark: magic-spark')).toEqual([expect.stringContaining('an alias of spells/magic-spark')]);
});

const MONSTER = `name: Ripper
rulebook: player-book
size: large
type: animal
hit_dice: [{ count: 5, die: 8 }]
initiative: 2
speed: { land: 30 }
armor_class: { total: 9, parts: [{ kind: size, value: -1 }] }
abilities: { str: 22, dex: 10, con: 14, int: 2, wis: 12, cha: 7 }
alignment: { tendency: always, alignment: neutral }
special_attacks: [rend 2d6+9]
`;

test('special-attacks: damage that differs between text and stat block is refused unless the text states both', () => {
  const findingsOf = (text: string) =>
    findings(`${MONSTER}combat: |\n  **Rend (Ex).** ${text}\n`, 'content/monsters/ripper.yaml').filter((finding) =>
      finding.includes('special-attacks'),
    );
  expect(findingsOf('2d6+12 points of damage.')).toEqual([
    expect.stringContaining('special-attacks: "rend 2d6+9" is 2d6+12 in the text'),
  ]);
  expect(findingsOf('2d6+12 points of damage (the stat block has 2d6+9).')).toEqual([]);
  expect(findingsOf('It tears what it holds.')).toEqual([]);
});

test('abbreviations: one for no entry and one for two entries are refused with their line', () => {
  write(
    'content/abbreviations.yaml',
    'spells:\n  magic-spark: [MS, m. s.]\n  no-such: [ns]\nrulebooks:\n  player-book: [ms]\n',
  );
  expect(findings(SPELL)).toEqual([
    expect.stringMatching(/^content\/abbreviations\.yaml:3: abbreviations: there is no content\/spells\/no-such\.yaml/),
    expect.stringMatching(
      /^content\/abbreviations\.yaml:5: abbreviations: "ms" stands for spells\/magic-spark already/,
    ),
  ]);
});

test('errata: an erratum about no entry is refused', () => {
  write('content/errata.yaml', 'spells:\n  - { slug: magic-spork, printed: It said +6., source: the errata }\n');
  expect(findings(SPELL)).toEqual([
    'content/errata.yaml: errata: there is no content/spells/magic-spork.yaml; mend the slug or remove the erratum',
  ]);
});

test('rules-pages: a page explains each line of its example, in the order of the lines', () => {
  const page = (sections: string) =>
    `name: Reading\nchapter: magic\norder: 1\nrulebook: player-book\nsummary: Reads a spell.\nspecimen: { kind: spells, examples: [magic-spark] }\ntext: |\n  A spell.\n${sections}`;
  write('content/rules/reading.yaml', page('\n  ## Name\n  Its name.\n\n  ## Level\n  Its level.\n'));
  const found = findings(SPELL).filter((line) => line.includes('rules-pages'));
  expect(found[0]).toBe(
    'content/rules/reading.yaml:7: rules-pages: section 2 must explain the line school of the example',
  );
  expect(found).toHaveLength(11);
});

const FEAT = 'name: Quick Step\nrulebook: player-book\npage: 12\ntypes: [general]\ngroup: core\nbenefit: You step.\n';
const secondFindings = (second: string): string[] => {
  write('content/feats/quick-step.yaml', FEAT);
  write('content/second-source/feats.yaml', second);
  return findings(SPELL).filter((finding) => finding.includes('second-source'));
};

test('second-source: a fact that differs from the second source is refused unless it is named as doubtful', () => {
  expect(secondFindings('quick-step: { player-book: 12 }\n')).toEqual([]);
  expect(secondFindings('quick-step: { player-book: 13 }\n')).toEqual([
    expect.stringContaining('player-book of quick-step is 13 here and 12 in content/feats/quick-step.yaml'),
  ]);
  expect(secondFindings('quick-step: { player-book: 13, in_doubt: [player-book] }\n')).toEqual([]);
  expect(secondFindings('quick-step: { player-book: 12, in_doubt: [player-book] }\n')).toEqual([
    expect.stringContaining('player-book of quick-step does not differ'),
  ]);
  expect(secondFindings('quick-leap: { player-book: 12 }\n')).toEqual([
    expect.stringContaining('there is no content/feats/quick-leap.yaml'),
  ]);
});
