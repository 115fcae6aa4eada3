import { expect, test } from 'vitest';
import { markdownTo, PLAIN, richText } from './rich-text.ts';

const MARKDOWN = markdownTo('https://rules.example');

const TEXT = `<p>A <a href="/spells/light" data-kind="spells">light</a> for <strong>1 hour</strong> &amp; more, as
<a class="term" href="/glossary/dazed" data-tip="No action.">dazed</a>.</p>
<ul>
<li>first</li>
<li>second
<ul>
<li>within</li>
</ul>
</li>
</ul>
<ol role="list">
<li><span class="number">1.</span> one</li>
</ol>`;

test('plain text has paragraphs and points, and no mark-up', () => {
  expect(richText(TEXT, PLAIN)).toBe('A light for 1 hour & more, as dazed.\n\n• first\n• second\n  • within\n1. one');
});

test('Markdown keeps emphasis and links to entries, and drops the explanations of terms', () => {
  expect(richText(TEXT, MARKDOWN)).toBe(
    'A [light](https://rules.example/spells/light) for **1 hour** & more, as dazed.\n\n- first\n- second\n  - within\n1. one',
  );
});

test('tables keep their cells, and headings their text', () => {
  const table =
    '<h3 id="text-a">Sizes</h3><div class="scroll"><table><thead><tr><th>Size</th><td></td></tr></thead><tbody><tr><td>Large*</td><td>−1</td></tr></tbody></table></div><p>After.</p>';
  expect(richText(table, PLAIN)).toBe('Sizes\n\nSize | \nLarge* | −1\n\nAfter.');
  expect(richText(table, MARKDOWN)).toBe('#### Sizes\n\n| Size |  |\n| --- | --- |\n| Large\\* | −1 |\n\nAfter.');
});
