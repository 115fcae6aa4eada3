import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { parseJson } from '../../src/catalogue/json-text.ts';
import { term } from '../../src/contract/glossary.ts';
import { parseQuery } from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/contract/problems.ts';
import { readQuery } from '../../src/contract/query.ts';
import { type RuleParameters, rule, ruleParameters } from '../../src/contract/rules.ts';
import type { SpecimenKind } from '../../src/contract/specimens.ts';
import { ENTRY_TEXTS } from '../../src/printed/kinds.ts';
import { openTestCatalogue } from '../support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue();
});
afterAll(() => catalogue.close());

async function list(query: string) {
  const parsed = parseQuery<RuleParameters>(ruleParameters, readQuery(query));
  if (!parsed.ok) throw new InvalidParameters(parsed.errors);
  return parseJson(await catalogue.rules.list(parsed.value));
}
const find = async (slug: string) => rule.parse(parseJson((await catalogue.rules.find(slug)) ?? 'null'));
const contentsPages = () =>
  catalogue.rules.contents.parts.flatMap(({ chapters }) => chapters.flatMap(({ pages }) => pages));

test('the contents have every file once, in three parts and sixteen chapters', () => {
  const { parts } = catalogue.rules.contents;
  expect(parts.map(({ name }) => name)).toEqual(['Playing', 'Behind the screen', 'Beyond']);
  expect(parts.flatMap(({ chapters }) => chapters)).toHaveLength(16);
  expect(
    contentsPages()
      .map(({ slug }) => `${slug}.yaml`)
      .sort(),
  ).toEqual(readdirSync('content/rules').sort());
});

test('the pages follow each other in the order of the contents', async () => {
  const pages = contentsPages();
  for (const [index, { slug }] of pages.entries()) {
    const { previous, next } = await find(slug);
    expect([previous?.slug, next?.slug]).toEqual([pages[index - 1]?.slug, pages[index + 1]?.slug]);
  }
});

test('a chapter filters the list; sorted by chapter it is in the order of the contents', async () => {
  const { rules } = await list('chapter=adventuring&sort=chapter&limit=200');
  const chapter = catalogue.rules.contents.parts
    .flatMap(({ chapters }) => chapters)
    .find(({ slug }) => slug === 'adventuring');
  expect(rules.map(({ slug }) => slug)).toEqual(chapter?.pages.map(({ slug }) => slug));
  await expect(list('chapter=cooking')).rejects.toThrow(/must be one of basics/);
});

test('every table stands in the text once, and every row has an anchor of its own', async () => {
  for (const { slug } of contentsPages()) {
    const { text_html, tables, sections } = await find(slug);
    const ids = [...sections, ...tables].map(({ id }) => id);
    for (const { id, columns, rows, row_ids } of tables) {
      expect(text_html.split(`<figure data-table="${id}"></figure>`), `${slug} ${id}`).toHaveLength(2);
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
      expect(row_ids).toHaveLength(rows.length);
      ids.push(...row_ids);
    }
    expect(new Set(ids).size, slug).toBe(ids.length);
  }
});

test('figures are as the source prints them', async () => {
  const { tables } = await find('carrying-capacity');
  const capacity = tables.find(({ id }) => id === 'capacity');
  expect(capacity?.rows.find(([strength]) => strength === 16)).toEqual([16, '76', '77–153', '154–230']);
});

test('a term leads to its page and row, and the page back', async () => {
  const encumbrance = term.parse(parseJson((await catalogue.glossary.find('encumbrance')) ?? 'null'));
  expect(encumbrance.rule).toMatchObject({ slug: 'carrying-capacity', chapter_number: 7, id: 'loads' });
  expect((await find('carrying-capacity')).glossary).toContainEqual({
    slug: 'encumbrance',
    name: 'Encumbrance',
    id: 'loads',
  });
});

test('each line of a spell, power or stat block is explained by a numbered section', async () => {
  for (const slug of ['reading-a-spell', 'reading-a-power', 'reading-a-stat-block']) {
    const { specimen, sections } = await find(slug);
    const lines = specimen?.lines ?? [];
    expect(sections.slice(0, lines.length).map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
    const kind = specimen?.kind ?? 'spells';
    const labels = new Set<string>();
    for (const file of readdirSync(`content/${kind}`))
      for (const [label, value] of printed(kind, await entryOf(kind, file.replace('.yaml', ''))))
        if (value !== null && value !== undefined && value !== '') labels.add(label);
    const explained = new Set(lines.flatMap((line) => line.labels));
    // Epic spells alone have it, and pages of their own.
    expect(
      [...labels].filter((label) => !explained.has(label) && label !== 'Spellcraft DC'),
      slug,
    ).toEqual([]);
  }
  expect((await find('reading-a-stat-block')).specimen?.lines).toHaveLength(22);
});

const entryOf = async (kind: SpecimenKind, slug: string): Promise<unknown> =>
  JSON.parse(String(await catalogue[kind].find(slug)));
const printed = (kind: SpecimenKind, entry: unknown) => ENTRY_TEXTS[kind](entry as never).facts;
