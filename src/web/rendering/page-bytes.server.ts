import { transcode } from 'node:buffer';
import { PAGE_DATA_PLACEHOLDER } from '../data/page-data.ts';
import type { PageAnswer } from './page-answer.server.ts';

/** A page as it is sent: its HTML, and the data that it carries where the HTML says so last; before, a visitor may have. */
export function pageBytes(html: string, data: readonly (string | Buffer)[]): Pick<PageAnswer, 'body' | 'scripts'> {
  const page = utf8(html);
  const at = page.lastIndexOf(PAGE_DATA_PLACEHOLDER);
  const parts =
    at < 0 ? [page] : [page.subarray(0, at), ...data.map(bytesOf), page.subarray(at + PAGE_DATA_PLACEHOLDER.length)];
  return { body: Buffer.concat(parts), scripts: inlineScripts(page) };
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

const MAIN = '<main';
const END_OF_MAIN = '</main>';
const OPENING = Buffer.from('<script');
const CLOSING = Buffer.from('</script>');
const DATA_SCRIPT = /\stype="(?!module|text\/javascript)/;

/**
 * The texts of the scripts that stand in the page itself and run there. Where a page has a `<main>`, none within it counts:
 * that is content, which brings data at most, and a script that had got into it would not be meant to run.
 */
export function inlineScripts(html: Buffer): string[] {
  const start = html.indexOf(MAIN);
  if (start < 0) return scriptsIn(html);
  return [...scriptsIn(html.subarray(0, start)), ...scriptsIn(html.subarray(html.lastIndexOf(END_OF_MAIN)))];
}

function scriptsIn(html: Buffer): string[] {
  const texts = new Set<string>();
  for (let at = html.indexOf(OPENING); at !== -1; at = html.indexOf(OPENING, at)) {
    const start = html.indexOf('>', at) + 1;
    const attributes = html.toString('utf8', at, start);
    at = html.indexOf(CLOSING, start);
    if (!/\ssrc=/.test(attributes) && !DATA_SCRIPT.test(attributes)) texts.add(html.toString('utf8', start, at));
  }
  return [...texts];
}
