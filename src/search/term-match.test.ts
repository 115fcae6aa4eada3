import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMatch } from './term-match.ts';

const word = fc.constantFrom('fire', 'fir', 're', 'a', '2', 'ære');
const piece = fc.constantFrom(
  ...['fire', 'Fire', 'fir', 're', 's', 'ing', 'ingly', 'a', '2', '23', 'é', 'ÆRE', ' ', ' ', ' – ', '’', '-', '. '],
);
const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
const terms = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });

test('a term is found as whole words with a short ending, as a regular expression finds it', () => {
  fc.assert(
    fc.property(text, terms, fc.nat(10), (text, terms, from) => {
      const words = terms.map((term) => term.join('[^\\p{L}\\p{N}]+')).join('|');
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})[\\p{L}]{0,3}(?![\\p{L}\\p{N}])`, 'giu');
      pattern.lastIndex = from;
      const found = pattern.exec(text);
      const expected = found && { start: found.index, end: pattern.lastIndex };
      expect(firstMatch(text.toLowerCase(), terms, from)).toEqual(expected);
    }),
  );
});
