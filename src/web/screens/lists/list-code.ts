import { isKindName } from '../../../contract/kinds.ts';
import { tidyName } from '../../own-lists/list-edits.ts';
import { isBuild, LIST_LIMITS, lineOf, type OwnList } from '../../own-lists/own-list.ts';
import { readChoices } from './list-choices.ts';
import { MAX_CODE_LENGTH, packJson, unpackJson } from './packed-json.ts';

/** The content of a list in links and files. Links leave out the names of entries, which are looked up. */
export type SharedList = Omit<OwnList, 'id'>;

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Encodes a list for an address: JSON `[name, [[kind/slug, quantity, note], …], choices]`, deflated, in base64url.
 * What is built of a monster is `monsters/slug?build`.
 * Null where it is too long for a link.
 */
export function listCode({ name, lines, choices }: SharedList): string | null {
  const rows = lines.map(({ kind, slug, build, quantity, note }) => {
    const row: (string | number)[] = [build === undefined ? `${kind}/${slug}` : `${kind}/${slug}?${build}`];
    if (quantity !== 1 || note !== '') row.push(quantity);
    if (note !== '') row.push(note);
    return row;
  });
  const chosen = readChoices(choices);
  const content = Object.keys(chosen).length > 0 ? [name, rows, chosen] : [name, rows];
  const code = packJson(content);
  return code.length > MAX_CODE_LENGTH ? null : code;
}

/** Reads the list in a link. Returns a sentence that says what is wrong where the link is invalid. */
export function readListCode(code: string): SharedList | string {
  if (code.length > MAX_CODE_LENGTH)
    return `The link is too long: a list in a link has at most ${MAX_CODE_LENGTH} characters.`;
  const value = unpackJson(code);
  if (value === undefined) return 'The link is damaged: part of it may have been cut off when it was copied.';
  const [name, rows, choices] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof name !== 'string' || !Array.isArray(rows)) return 'The link does not hold a list of this site.';
  const lines = [];
  for (const row of rows.slice(0, LIST_LIMITS.lines)) {
    const line = readRow(row);
    if (line === null) return `The link holds a line that names no entry: ${JSON.stringify(row)?.slice(0, 80)}.`;
    lines.push(line);
  }
  if (lines.filter(({ build }) => build !== undefined).length > LIST_LIMITS.built)
    return `The link holds too many built creatures: a list has at most ${LIST_LIMITS.built}.`;
  return { name: tidyName(name) || 'List', lines, choices: readChoices(choices) };
}

function readRow(row: unknown): SharedList['lines'][number] | null {
  const [address, quantity = 1, note = ''] = Array.isArray(row) ? (row as unknown[]) : [];
  const [entry = '', build, ...further] = typeof address === 'string' ? address.split('?') : [];
  const [kind = '', slug = '', ...rest] = entry.split('/');
  if (!isKindName(kind) || !SLUG_PATTERN.test(slug) || slug.length > 120 || rest.length > 0) return null;
  if (further.length > 0 || (build !== undefined && !(kind === 'monsters' && isBuild(build)))) return null;
  if (!Number.isInteger(quantity) || typeof note !== 'string') return null;
  const validQuantity = Math.max(1, Math.min(Number(quantity), LIST_LIMITS.quantity));
  return { ...lineOf(kind, slug, slug, build), quantity: validQuantity, note: note.slice(0, LIST_LIMITS.note) };
}
