import { expect, test } from 'vitest';
import { utf8 } from './page-bytes.server.ts';

test.each(['plain', 'naïve', 'a – b', '🜚', 'half a pair \ud83d!'])('%j is sent in UTF-8', (text) => {
  expect(utf8(text)).toEqual(Buffer.from(text));
});
