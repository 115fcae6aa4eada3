import { expect, test } from 'vitest';
import { createRenderer, plainText } from './render.ts';

const stunned = { slug: 'stunned', words: ['stunned'], summary: 'Drops "everything".' };
const render = createRenderer([stunned]);
const self = { kind: 'spells', slug: 'self' };

test('links lead to this site’s pages', () => {
  expect(render('See [light](spells/light).', self)).toBe(
    '<p>See <a href="/spells/light" data-kind="spells">light</a>.</p>',
  );
});

test('mark-up in the source is shown, not obeyed', () => {
  expect(render('<script>alert(1)</script>', self)).not.toContain('<script');
  expect(render('[x](javascript:alert)', self)).not.toContain('javascript:alert"');
});

test('the first mention of a glossary term is explained, once, and not inside links', () => {
  const html = render('[stunned](spells/daze) or stunned, Stunned again; unstunned.', self);
  expect(html.match(/class="term"/g)).toHaveLength(1);
  expect(html).toContain(
    '<a class="term" href="/glossary/stunned" data-tip="Drops &quot;everything&quot;.">stunned</a>',
  );
});

test('a term does not explain itself on its own page', () => {
  expect(render('A stunned creature.', { kind: 'glossary', slug: 'stunned' })).not.toContain('class="term"');
});

test('tables scroll inside themselves', () => {
  expect(render('| a | b |\n|---|---|\n| 1 | 2 |', self)).toMatch(/^<div class="scroll"><table class="book-table">/);
});

test('a short name in the first cell of a row stays on one line', () => {
  const row = render('| a | b |\n|---|---|\n| Type II | Type II |\n| A longer text of a row | 2 |', self);
  expect(row).toContain('<td class="short">Type II</td>\n<td>Type II</td>');
  expect(row.replaceAll('\n', '')).toContain('<td>A longer text of a row</td>');
});

test('a figure stays on one line in any cell', () => {
  const row = render('| a | b | c |\n|---|---|---|\n| A longer text of a row | 01–25 | Type II |', self);
  expect(row).toContain('<td class="short">01–25</td>\n<td>Type II</td>');
});

test('a table head without words is an ordinary cell', () => {
  expect(render('| a |  |\n|---|---|\n| 1 | 2 |', self)).toContain('<th>a</th><td></td>');
});

test('the numbers of a list are text', () => {
  expect(render('1. one\n2. two', self)).toBe(
    '<ol role="list">\n<li><span class="number">1.</span> one</li>\n<li><span class="number">2.</span> two</li>\n</ol>',
  );
});

test('plain text keeps the words and drops the mark-up', () => {
  expect(plainText('**Bold** [light](spells/light) | cell |')).toBe('Bold light cell');
});

test('plain text has neither bullets nor the rules of tables', () => {
  expect(plainText('- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | −2 |')).toBe('one two a b 1 −2');
});

test('headings, and names in bold that a paragraph begins with, have ids of their own on the page', () => {
  const page = { kind: 'spells', slug: 'page' };
  expect(render('## The Pit', page)).toBe('<h2 id="text-the-pit">The Pit</h2>');
  expect(render('**The pit.** Deep.\n\nIt is **deep**.', page)).toBe(
    '<p id="text-the-pit-2"><strong>The pit.</strong> Deep.</p>\n<p>It is <strong>deep</strong>.</p>',
  );
  expect(render('- **Deep:** down.', page)).not.toContain('id=');
  expect(render('**The pit.**', { kind: 'spells', slug: 'other' })).toContain('id="text-the-pit"');
});

test('a monster after its template is the creature that the template makes of it', () => {
  expect(render('A [celestial](templates/celestial) [lion](monsters/lion) and a [lion](monsters/lion).', self)).toBe(
    '<p>A <a href="/templates/celestial" data-kind="templates">celestial</a> ' +
      '<a href="/monsters/lion?template=celestial" data-kind="monsters" rel="nofollow">lion</a> and a ' +
      '<a href="/monsters/lion" data-kind="monsters">lion</a>.</p>',
  );
});
