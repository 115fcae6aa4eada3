import { transcode } from 'node:buffer';
import { CARRIED_HERE } from './carried.ts';

/** A page as it is sent: its HTML, and the data that it carries where the HTML says so last; before, a visitor may have. */
export function pageBytes(html: string, carried: readonly (string | Buffer)[]): Buffer {
  const at = html.lastIndexOf(CARRIED_HERE);
  if (at < 0) return utf8(html);
  const parts = [html.slice(0, at), ...carried, html.slice(at + CARRIED_HERE.length)];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? utf8(part) : part)));
}

/**
 * The text in UTF-8. Node's encoders take a long text with a single character beyond Latin-1 letter by letter; taken over as
 * UTF-16 first, it is done several times sooner.
 */
function utf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half a surrogate pair, of which the encoder makes a replacement character.
    return Buffer.from(text);
  }
}

const DATA_SCRIPT = /\stype="(?!module|text\/javascript)/;

/** The texts of the scripts that stand in the page itself and run there. */
export function inlineScripts(html: string): string[] {
  const texts = new Set<string>();
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const attributes = html.slice(at, start);
    at = html.indexOf('</script>', start);
    if (!/\ssrc=/.test(attributes) && !DATA_SCRIPT.test(attributes)) texts.add(html.slice(start, at));
  }
  return [...texts];
}
