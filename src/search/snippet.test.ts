import { expect, test } from 'vitest';
import { createMarker } from './snippet.ts';
import { stringList, textStart } from './string-list.ts';

const snippetOf = (text: string, terms: string[]) => {
  const list = stringList([text]);
  return createMarker(terms).snippet((bytes) => textStart(list, 0, bytes));
};
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

test('a match far into a long text is found, and one at its end', () => {
  const far = `${'Überall — '.repeat(400)}poisoned ${'more '.repeat(100)}`;
  expect(snippetOf(far, ['poison'])).toMatch(/^… .*<mark>poisoned<\/mark> more .* …$/);
  expect(snippetOf(`${'word '.repeat(300)}poison.`, ['poison'])).toMatch(/^… .*<mark>poison<\/mark>\.$/);
});

test('words such as "a" are marked only where nothing else is asked for', () => {
  expect(markWords('Drink a potion and any oil', ['drink', 'a', 'potion'])).toBe(
    '<mark>Drink</mark> a <mark>potion</mark> and any oil',
  );
  expect(markWords('Of the', ['of'])).toBe('<mark>Of</mark> the');
});

test('a word is marked with its ending, not within another word', () => {
  expect(markWords('Stuns; unstun; stunningly', ['stun'])).toBe('<mark>Stuns</mark>; unstun; stunningly');
});

test('a text without the words has no snippet', () => {
  expect(snippetOf('Nothing here.', ['fire'])).toBeNull();
  expect(snippetOf('Nothing here.', [])).toBeNull();
});
