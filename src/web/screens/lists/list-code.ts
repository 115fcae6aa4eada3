import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { isKindName } from '../../../contract/kinds.ts';
import { LIST_LIMITS, type OwnList, tidyName } from '../../own-lists/own-list.ts';

/** What a link can hold: servers on the way refuse longer addresses. */
export const LONGEST_CODE = 6000;
const MOST_UNPACKED_BYTES = 200_000;

/** A list without its place in a browser: what a link or a file carries. Names come from the entries themselves. */
export type SharedList = Omit<OwnList, 'id'>;

const KNOWN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The list as text for an address: JSON `[name, [[kind/slug, quantity, note], …]]`, deflated, in base64url.
 * Null where it is too long for one; a file holds it then.
 */
export function listCode({ name, lines }: SharedList): string | null {
  const rows = lines.map(({ kind, slug, quantity, note }) => {
    const row: (string | number)[] = [`${kind}/${slug}`];
    if (quantity !== 1 || note !== '') row.push(quantity);
    if (note !== '') row.push(note);
    return row;
  });
  const packed = deflateSync(strToU8(JSON.stringify([name, rows])), { level: 9 });
  const code = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length > LONGEST_CODE ? null : code;
}

/** The list that a link carries, or what is wrong with the link, as a sentence. */
export function readListCode(code: string): SharedList | string {
  if (code.length > LONGEST_CODE)
    return `The link is too long: a list in a link has at most ${LONGEST_CODE} characters.`;
  const value = unpacked(code);
  if (value === undefined) return 'The link is damaged: part of it may have been cut off when it was copied.';
  const [name, rows] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof name !== 'string' || !Array.isArray(rows)) return 'The link does not hold a list of this site.';
  const lines = [];
  for (const row of rows.slice(0, LIST_LIMITS.lines)) {
    const line = readRow(row);
    if (line === null) return `The link holds a line that names no entry: ${JSON.stringify(row)?.slice(0, 80)}.`;
    lines.push(line);
  }
  return { name: tidyName(name) || 'List', lines };
}

function readRow(row: unknown): SharedList['lines'][number] | null {
  const [address, quantity = 1, note = ''] = Array.isArray(row) ? (row as unknown[]) : [];
  const [kind = '', slug = '', ...rest] = typeof address === 'string' ? address.split('/') : [];
  if (!isKindName(kind) || !KNOWN_SLUG.test(slug) || slug.length > 120 || rest.length > 0) return null;
  if (!Number.isInteger(quantity) || typeof note !== 'string') return null;
  const many = Math.max(1, Math.min(Number(quantity), LIST_LIMITS.quantity));
  return { kind, slug, name: slug, quantity: many, note: note.slice(0, LIST_LIMITS.note) };
}

/** The JSON of a code; what really comes out is counted, so that a small link cannot unpack to much. */
function unpacked(code: string): unknown {
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const parts: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((part) => {
      size += part.length;
      if (size > MOST_UNPACKED_BYTES) throw new Error('too large');
      parts.push(part);
    });
    for (let at = 0; at < packed.length; at += 256)
      inflate.push(packed.subarray(at, at + 256), at + 256 >= packed.length);
    return JSON.parse(strFromU8(concat(parts, size)));
  } catch {
    return undefined;
  }
}

function concat(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
