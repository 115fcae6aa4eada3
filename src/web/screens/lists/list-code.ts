import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { isKindName } from '../../../contract/kinds.ts';
import { tidyName } from '../../own-lists/list-edits.ts';
import { LIST_LIMITS, type OwnList } from '../../own-lists/own-list.ts';
import { readChoices } from './list-choices.ts';

/** The most characters of a list in a link. Servers and proxies refuse longer addresses. */
export const MAX_CODE_LENGTH = 6000;
const MAX_UNPACKED_BYTES = 200_000;

/** The content of a list in links and files. Links leave out the names of entries, which are looked up. */
export type SharedList = Omit<OwnList, 'id'>;

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Encodes a list for an address: JSON `[name, [[kind/slug, quantity, note], …], choices]`, deflated, in base64url.
 * Null where it is too long for a link.
 */
export function listCode({ name, lines, choices }: SharedList): string | null {
  const rows = lines.map(({ kind, slug, quantity, note }) => {
    const row: (string | number)[] = [`${kind}/${slug}`];
    if (quantity !== 1 || note !== '') row.push(quantity);
    if (note !== '') row.push(note);
    return row;
  });
  const chosen = readChoices(choices);
  const content = Object.keys(chosen).length > 0 ? [name, rows, chosen] : [name, rows];
  const packed = deflateSync(strToU8(JSON.stringify(content)), { level: 9 });
  const code = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length > MAX_CODE_LENGTH ? null : code;
}

/** Reads the list in a link. Returns a sentence that says what is wrong where the link is invalid. */
export function readListCode(code: string): SharedList | string {
  if (code.length > MAX_CODE_LENGTH)
    return `The link is too long: a list in a link has at most ${MAX_CODE_LENGTH} characters.`;
  const value = decodeJson(code);
  if (value === undefined) return 'The link is damaged: part of it may have been cut off when it was copied.';
  const [name, rows, choices] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof name !== 'string' || !Array.isArray(rows)) return 'The link does not hold a list of this site.';
  const lines = [];
  for (const row of rows.slice(0, LIST_LIMITS.lines)) {
    const line = readRow(row);
    if (line === null) return `The link holds a line that names no entry: ${JSON.stringify(row)?.slice(0, 80)}.`;
    lines.push(line);
  }
  return { name: tidyName(name) || 'List', lines, choices: readChoices(choices) };
}

function readRow(row: unknown): SharedList['lines'][number] | null {
  const [address, quantity = 1, note = ''] = Array.isArray(row) ? (row as unknown[]) : [];
  const [kind = '', slug = '', ...rest] = typeof address === 'string' ? address.split('/') : [];
  if (!isKindName(kind) || !SLUG_PATTERN.test(slug) || slug.length > 120 || rest.length > 0) return null;
  if (!Number.isInteger(quantity) || typeof note !== 'string') return null;
  const validQuantity = Math.max(1, Math.min(Number(quantity), LIST_LIMITS.quantity));
  return { kind, slug, name: slug, quantity: validQuantity, note: note.slice(0, LIST_LIMITS.note) };
}

/**
 * Decodes the JSON of a code; undefined where it is invalid. Stops at `MAX_UNPACKED_BYTES`, so that a small link cannot
 * fill the memory.
 */
function decodeJson(code: string): unknown {
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const parts: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((part) => {
      size += part.length;
      if (size > MAX_UNPACKED_BYTES) throw new Error('too large');
      parts.push(part);
    });
    for (let offset = 0; offset < packed.length; offset += 256)
      inflate.push(packed.subarray(offset, offset + 256), offset + 256 >= packed.length);
    return JSON.parse(strFromU8(concat(parts, size)));
  } catch {
    return undefined;
  }
}

function concat(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
