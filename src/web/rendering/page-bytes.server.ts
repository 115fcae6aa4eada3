import { transcode } from 'node:buffer';
import { PAGE_DATA_PLACEHOLDER } from '../data/page-data.ts';

/** A page as it is sent: its HTML, and the data that it carries where the HTML says so last; before, a visitor may have. */
export function pageBytes(html: string, data: readonly (string | Buffer)[]): Uint8Array {
  const page = utf8(html);
  const at = page.lastIndexOf(PAGE_DATA_PLACEHOLDER);
  const parts =
    at < 0 ? [page] : [page.subarray(0, at), ...data.map(bytesOf), page.subarray(at + PAGE_DATA_PLACEHOLDER.length)];
  return Buffer.concat(parts);
}

export const bytesOf = (json: string | Buffer) => (typeof json === 'string' ? Buffer.from(json) : json);

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
