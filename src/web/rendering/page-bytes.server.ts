import { transcode } from 'node:buffer';

const TWO_BYTES = 2;
let units = Buffer.alloc(0);

/**
 * The text in UTF-8. A page is put together of thousands of pieces, and Node's encoders take a long text with a single
 * character beyond Latin-1 letter by letter; taken over as UTF-16 first, it is done several times sooner.
 */
export function utf8(text: string): Buffer {
  const size = text.length * TWO_BYTES;
  if (units.length < size) units = Buffer.alloc(size * 2);
  units.write(text, 'utf16le');
  try {
    return transcode(units.subarray(0, size), 'utf16le', 'utf8');
  } catch {
    // Half a surrogate pair, of which the encoder makes a replacement character.
    return Buffer.from(text);
  }
}
