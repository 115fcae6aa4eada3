import { isKindName, KIND_NAMES } from '../../../contract/kinds.ts';
import {
  LIST_LIMITS,
  type ListLine,
  mergeLines,
  newId,
  type OwnList,
  STARRED,
  tidyName,
} from '../../own-lists/own-list.ts';
import type { SharedList } from './list-code.ts';

const FORMAT = 'dnd-35e-lists';
const VERSION = 1;
/** No list of this site comes near it; a larger file is something else. */
export const LARGEST_FILE_BYTES = 5_000_000;

/** Lists as the text of a file that `readListFile` takes back. */
export function listFile(lists: readonly SharedList[]): string {
  const plain = lists.map(({ name, lines }) => ({ name, lines }));
  return JSON.stringify({ format: FORMAT, version: VERSION, lists: plain }, null, 2);
}

/** The lists of a file, or everything that is wrong with it: each fault names field, value and what is allowed. */
export function readListFile(text: string): { lists: SharedList[]; faults: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { lists: [], faults: ['The file is no JSON; a list exported from this site is.'] };
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
  const { name, lines } = (value ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || tidyName(name) === '')
    faults.push(fault(`${path}.name`, name, `text of 1 to ${LIST_LIMITS.name} characters`));
  if (!Array.isArray(lines) || lines.length > LIST_LIMITS.lines) {
    const given = Array.isArray(lines) ? lines.length : lines;
    faults.push(fault(`${path}.lines`, given, `at most ${LIST_LIMITS.lines} lines`));
    return { name: '', lines: [] };
  }
  return { name: tidyName(String(name)), lines: lines.map((line, i) => readLine(line, `${path}.lines[${i}]`, faults)) };
}

function readLine(value: unknown, path: string, faults: string[]): ListLine {
  const { kind, slug, name = slug, quantity = 1, note = '' } = (value ?? {}) as Record<string, unknown>;
  const check = (field: string, given: unknown, right: boolean, allowed: string) => {
    if (!right) faults.push(fault(`${path}.${field}`, given, allowed));
  };
  check('kind', kind, typeof kind === 'string' && isKindName(kind), `one of ${KIND_NAMES.join(', ')}`);
  check(
    'slug',
    slug,
    typeof slug === 'string' && /^[a-z0-9-]{1,120}$/.test(slug),
    'the end of an address, such as fireball',
  );
  check('name', name, typeof name === 'string', 'text');
  const most = LIST_LIMITS.quantity;
  const whole = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
  check('quantity', quantity, whole, `a whole number from 1 to ${most}`);
  const short = typeof note === 'string' && note.length <= LIST_LIMITS.note;
  check('note', note, short, `text of at most ${LIST_LIMITS.note} characters`);
  return { kind, slug, name, quantity, note } as ListLine;
}

function fault(field: string, value: unknown, allowed: string): string {
  const given = value === undefined ? 'missing' : `${JSON.stringify(value).slice(0, 60)}`;
  return `"${field}" is ${given} but must be ${allowed}.`;
}

export type Merge = { lists: readonly OwnList[]; told: string };

/** Takes lists in: one of the same name gets the lines that it lacks, others stand after one's own. */
export function mergedLists(own: readonly OwnList[], taken: readonly SharedList[]): Merge {
  let lists = own;
  let added = 0;
  let grown = 0;
  let left = 0;
  for (const list of taken) {
    const known = lists.find(({ name }) => name === list.name);
    if (known) {
      const whole = mergeLines(known, list);
      grown += whole.lines.length - known.lines.length;
      lists = lists.map((other) => (other === known ? whole : other));
    } else if (lists.length >= LIST_LIMITS.lists) left++;
    else {
      const id = list.name === STARRED.name ? STARRED.id : newId(lists);
      lists = [...lists, mergeLines({ id, name: list.name, lines: [] }, list)];
      added++;
    }
  }
  const parts = [
    `${added} ${added === 1 ? 'list' : 'lists'} added`,
    `${grown} ${grown === 1 ? 'line' : 'lines'} joined to lists of the same name`,
    ...(left > 0 ? [`${left} left out: there is room for ${LIST_LIMITS.lists} lists`] : []),
  ];
  return { lists, told: `${parts.join(', ')}.` };
}
