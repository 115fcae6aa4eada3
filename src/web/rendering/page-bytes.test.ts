import { expect, test } from 'vitest';
import { PAGE_DATA_PLACEHOLDER } from '../data/page-data.ts';
import { pageBytes } from './page-bytes.server.ts';

const page = (content: string, data = '') =>
  `<head><script>theme()</script></head><main>${content}</main><script type="application/json">${data}</script><script>start()</script>`;

test.each(['plain', 'naïve', 'a – b', '🜚', 'half a pair \ud83d!'])('%j is sent in UTF-8', (text) => {
  expect(Buffer.from(pageBytes(page(text), []))).toEqual(Buffer.from(page(text)));
});

test('data go where the page carries them, whatever a visitor has written', () => {
  const body = pageBytes(page(`asked for ${PAGE_DATA_PLACEHOLDER}`, PAGE_DATA_PLACEHOLDER), [
    '{"a":',
    Buffer.from('"—"'),
    '}',
  ]);
  expect(`${Buffer.from(body)}`).toBe(page(`asked for ${PAGE_DATA_PLACEHOLDER}`, '{"a":"—"}'));
});
