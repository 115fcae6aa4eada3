import { expect, test } from 'vitest';
import { createMarker } from './snippet.ts';

const snippetOf = (text: string, terms: string[]) => createMarker(terms).snippet(text);
const markWords = (text: string, terms: string[]) => createMarker(terms).mark(text);

test('a snippet shows the words found and escapes the rest', () => {
  expect(snippetOf('Deals <b>cold</b> & fire damage.', ['fire'])).toBe(
    'Deals &lt;b&gt;cold&lt;/b&gt; &amp; <mark>fire</mark> damage.',
  );
});

test('a long text is cut at words around the first that is found', () => {
  const text = `${'before '.repeat(40)}stunned ${'after '.repeat(60)}`;
  const snippet = snippetOf(text, ['stun']) ?? '';
  expect(snippet).toMatch(/^… before .* <mark>stunned<\/mark> after .* after …$/);
  expect(snippet.length).toBeLessThan(200);
});

test('a word is marked with its ending, not within another word', () => {
  expect(markWords('Stuns; unstun; stunningly', ['stun'])).toBe('<mark>Stuns</mark>; unstun; stunningly');
});

test('a text without the words has no snippet', () => {
  expect(snippetOf('Nothing here.', ['fire'])).toBeNull();
  expect(snippetOf('Nothing here.', [])).toBeNull();
});
