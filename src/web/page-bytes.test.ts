import { expect, test } from 'vitest';
import { CARRIED_HERE } from './carried.ts';
import { pageBytes } from './page-bytes.ts';

const page = (content: string, data = '') =>
  `<head><script>theme()</script></head><main>${content}</main><script type="application/json">${data}</script><script>start()</script>`;

test.each(['plain', 'naïve', 'a – b', '🜚', 'half a pair \ud83d!'])('%j is sent in UTF-8', (text) => {
  expect(Buffer.from(pageBytes(page(text), []).body)).toEqual(Buffer.from(page(text)));
});

test('data go where the page carries them, whatever a visitor has written', () => {
  const { body } = pageBytes(page(`asked for ${CARRIED_HERE}`, CARRIED_HERE), ['{"a":', Buffer.from('"—"'), '}']);
  expect(`${Buffer.from(body)}`).toBe(page(`asked for ${CARRIED_HERE}`, '{"a":"—"}'));
});

test('the scripts of the frame may run, none within the content', () => {
  const { scripts } = pageBytes(page('<p>text</p></main><script>alert(1)</script><main>'), []);
  expect(scripts).toEqual(['theme()', 'start()']);
});
