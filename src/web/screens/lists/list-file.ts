import { isKindName, KIND_NAMES } from '../../../contract/kinds.ts';
import { mergeLines, newId, tidyName } from '../../own-lists/list-edits.ts';
import { isBuild, LIST_LIMITS, type ListLine, type OwnList, STARRED } from '../../own-lists/own-list.ts';
import { choiceFaults, readChoices } from './list-choices.ts';
import type { SharedList } from './list-code.ts';

const FORMAT = 'dnd-35e-lists';
const VERSION = 1;
/** Larger than any file of lists from this site. */
export const MAX_FILE_BYTES = 5_000_000;

/** Writes the JSON of a file that `readListFile` reads. */
export function listFile(lists: readonly SharedList[]): string {
  const withoutIds = lists.map(({ name, lines, choices }) => ({ name, lines, choices: readChoices(choices) }));
  return JSON.stringify({ format: FORMAT, version: VERSION, lists: withoutIds }, null, 2);
}

/**
 * Reads the lists of a file. Each fault names the field, its value and what is allowed; with faults there are no lists.
 */
export function readListFile(text: string): { lists: SharedList[]; faults: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { lists: [], faults: ['The file is not JSON. Choose a file that was exported from this site.'] };
  }
  const { format, version, lists } = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) return { lists: [], faults: [fault('format', format, `"${FORMAT}"`)] };
  if (version !== VERSION) return { lists: [], faults: [fault('version', version, String(VERSION))] };
  if (!Array.isArray(lists)) return { lists: [], faults: [fault('lists', lists, 'a list of lists')] };
  const faults: string[] = [];
  if (lists.length > LIST_LIMITS.lists) faults.push(fault('lists', lists.length, `at most ${LIST_LIMITS.lists} lists`));
  const read = lists.slice(0, LIST_LIMITS.lists).map((list, i) => readList(list, `lists[${i}]`, faults));
  return { lists: faults.length > 0 ? [] : read, faults };
}

function readList(value: unknown, path: string, faults: string[]): SharedList {
  const { name, lines, choices = {} } = (value ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || tidyName(name) === '')
    faults.push(fault(`${path}.name`, name, `text of 1 to ${LIST_LIMITS.name} characters`));
  if (typeof choices !== 'object' || choices === null || Array.isArray(choices))
    faults.push(fault(`${path}.choices`, choices, 'an object'));
  for (const { field, value: chosen, allowed } of choiceFaults(choices))
    faults.push(fault(`${path}.choices.${field}`, chosen, allowed));
  if (!Array.isArray(lines) || lines.length > LIST_LIMITS.lines) {
    const actual = Array.isArray(lines) ? lines.length : lines;
    faults.push(fault(`${path}.lines`, actual, `at most ${LIST_LIMITS.lines} lines`));
    return { name: '', lines: [] };
  }
  return {
    name: tidyName(String(name)),
    lines: lines.map((line, i) => readLine(line, `${path}.lines[${i}]`, faults)),
    choices: readChoices(choices),
  };
}

function readLine(value: unknown, path: string, faults: string[]): ListLine {
  const { kind, slug, name = slug, quantity = 1, note = '', build } = (value ?? {}) as Record<string, unknown>;
  const check = (field: string, actual: unknown, isValid: boolean, allowed: string) => {
    if (!isValid) faults.push(fault(`${path}.${field}`, actual, allowed));
  };
  check('kind', kind, typeof kind === 'string' && isKindName(kind), `one of ${KIND_NAMES.join(', ')}`);
  check(
    'slug',
    slug,
    typeof slug === 'string' && /^[a-z0-9-]{1,120}$/.test(slug),
    'the end of an address, such as fireball',
  );
  check('name', name, typeof name === 'string', 'text');
  const max = LIST_LIMITS.quantity;
  const isQuantity = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= max;
  check('quantity', quantity, isQuantity, `a whole number from 1 to ${max}`);
  const isNote = typeof note === 'string' && note.length <= LIST_LIMITS.note;
  check('note', note, isNote, `text of at most ${LIST_LIMITS.note} characters`);
  const isBuilt = build === undefined || (kind === 'monsters' && isBuild(build));
  check('build', build, isBuilt, 'what a monster is built with, such as class=fighter:4');
  return { kind, slug, name, quantity, note, ...(build !== undefined && { build }) } as ListLine;
}

function fault(field: string, value: unknown, allowed: string): string {
  const actual = value === undefined ? 'missing' : `${JSON.stringify(value).slice(0, 60)}`;
  return `"${field}" is ${actual} but must be ${allowed}.`;
}

export type Merge = { lists: readonly OwnList[]; message: string };

/**
 * Adds imported lists to the visitor's own. A list of the same name gets the lines that it lacks. `message` says what
 * was added.
 */
export function mergeLists(existing: readonly OwnList[], imported: readonly SharedList[]): Merge {
  let lists = existing;
  let addedLists = 0;
  let addedLines = 0;
  let skippedLists = 0;
  for (const list of imported) {
    const known = lists.find(({ name }) => name === list.name);
    if (known) {
      const merged = mergeLines(known, list);
      addedLines += merged.lines.length - known.lines.length;
      lists = lists.map((other) => (other === known ? merged : other));
    } else if (lists.length >= LIST_LIMITS.lists) skippedLists++;
    else {
      const id = list.name === STARRED.name ? STARRED.id : newId(lists);
      lists = [...lists, mergeLines({ ...list, id, lines: [] }, list)];
      addedLists++;
    }
  }
  const parts = [
    `${addedLists} ${addedLists === 1 ? 'list' : 'lists'} added`,
    `${addedLines} ${addedLines === 1 ? 'line' : 'lines'} added to lists of the same name`,
    ...(skippedLists > 0 ? [`${skippedLists} not added, because you can have at most ${LIST_LIMITS.lists} lists`] : []),
  ];
  return { lists, message: `${parts.join(', ')}.` };
}
