import type { CharacterSummary } from '../contract/sheets.ts';
import { type Cell, CellError, cellPlace, type Tab } from './cells.ts';
import { type ClassLevel, classesInWords, parseClasses, totalLevel } from './class-levels.ts';
import { SheetFailure } from './failure.ts';
import { CLASS_LABELS, isLabel, LEVEL_LABELS, labelOf, NAME_LABELS, VAGUE_NAME_LABELS } from './labels.ts';
import type { Layout } from './tables.ts';

const HIGHEST_LEVEL = 100;
const MAX_LEVEL_LENGTH = 40;
/** How many cells beside and below a label are searched for its value. */
const GAP_BESIDE = 6;
const GAP_BELOW = 2;

type Found = { readonly value: string | number; readonly row: number; readonly column: number };

/**
 * Finds name, level and class in the main tab: beside or below their labels, or after a colon in the same cell.
 * @throws {SheetFailure} where one of them is an error such as #REF!, or the level is invalid
 */
export function summarise(tab: Tab, layout: Layout): CharacterSummary {
  const [name = null] = [NAME_LABELS, VAGUE_NAME_LABELS].flatMap((labels) => find(tab, layout, labels, 'name'));
  const classes = findClasses(tab, layout);
  return {
    name: name === null ? null : String(name.value),
    level: findLevel(tab, layout, classes),
    class: classesInWords(classes),
  };
}

function findClasses(tab: Tab, layout: Layout): ClassLevel[] {
  const found = find(tab, layout, CLASS_LABELS, 'class').find(({ value }) => parseClasses(String(value)).length > 0);
  if (found === undefined) return [];
  const classes = parseClasses(String(found.value));
  return layout.header !== null && found.row > layout.header
    ? [...classRows(tab, layout.header, found, classes)]
    : classes;
}

/** In a table, a multiclass character has a row for each class. Rows with another name are other characters. */
function classRows(tab: Tab, header: number, first: Found, classes: ClassLevel[]): ClassLevel[] {
  const head = tab.rows[header] ?? [];
  const column = (labels: RegExp) =>
    head.findIndex((cell, i) => i !== first.column && typeof cell === 'string' && labels.test(labelOf(cell)));
  const [nameColumn, levelColumn] = [column(NAME_LABELS), column(LEVEL_LABELS)];
  const all: ClassLevel[] = [];
  for (let r = first.row; r < tab.rows.length; r++) {
    const row = tab.rows[r] ?? [];
    const text = row[first.column];
    if (typeof text !== 'string' || (r > first.row && isText(row[nameColumn]))) break;
    const level = levelIn(row[levelColumn]);
    all.push(...parseClasses(text).map((entry) => ({ ...entry, level: entry.level ?? level })));
  }
  return all.length > 1 && classes.length === 1 ? all : classes;
}

function findLevel(tab: Tab, layout: Layout, classes: readonly ClassLevel[]): number | null {
  const sum = totalLevel(classes);
  if (classes.length > 1 && sum !== null) return sum;
  const candidates = find(tab, layout, LEVEL_LABELS, 'level');
  for (const { value } of candidates) {
    const level = levelIn(value) ?? totalLevel(parseClasses(String(value)));
    if (level !== null) return level;
  }
  const [bad] = candidates;
  if (bad === undefined || sum !== null) return sum;
  const place = cellPlace(tab.name, bad.row, bad.column);
  const shown = String(bad.value).slice(0, 40);
  throw new SheetFailure('cell', `Cell ${place} says “${shown}”, which is no level: a whole number from 1 is.`);
}

function levelIn(cell: Cell | undefined): number | null {
  const text = String(cell ?? '').trim();
  if (text.length > MAX_LEVEL_LENGTH) return null;
  const [, digits] = /^(?:level|lvl)?\.?\s*(\d{1,3})(?:st|nd|rd|th)?(?:\.0+)?(?:[ -]level)?$/i.exec(text) ?? [];
  const level = Number(digits);
  return Number.isInteger(level) && level >= 1 && level <= HIGHEST_LEVEL ? level : null;
}

/** The values of all cells with one of the labels, in the order of the sheet. */
function find(tab: Tab, layout: Layout, labels: RegExp, what: string): Found[] {
  const found: Found[] = [];
  tab.rows.forEach((row, r) => {
    row.forEach((cell, c) => {
      if (typeof cell !== 'string') return;
      const within = inOneCell(cell, labels);
      if (within !== null) found.push({ value: within, row: r, column: c });
      if (!labels.test(labelOf(cell))) return;
      const beside = layout.header === r ? null : valueBeside(tab, r, c, what);
      const value = beside ?? valueBelow(tab, r, c, what) ?? pairedValue(tab, layout, r, c);
      if (value !== null) found.push(value);
    });
  });
  return found;
}

/** `Name: Thessaly` in one cell. */
function inOneCell(cell: string, labels: RegExp): string | null {
  const [, label, value] = /^([^:]{1,40}):\s*(\S.*)$/s.exec(cell) ?? [];
  return label !== undefined && value !== undefined && labels.test(labelOf(label)) ? value : null;
}

function valueBeside(tab: Tab, r: number, c: number, what: string): Found | null {
  const row = tab.rows[r] ?? [];
  const column = row.findIndex((cell, i) => i > c && i <= c + GAP_BESIDE && cell !== null && cell !== undefined);
  return valueAt(tab, r, column, what);
}

/** In a row of a label and one more cell, the second cell is the value, even if it could be a label: a hero may be called Will. */
function pairedValue(tab: Tab, layout: Layout, r: number, c: number): Found | null {
  const row = tab.rows[r] ?? [];
  const value = row[c + 1];
  const isPair = layout.header !== r && row.filter((cell) => cell !== null).length === 2;
  return isPair && typeof value === 'string' ? { value, row: r, column: c + 1 } : null;
}

function valueBelow(tab: Tab, r: number, c: number, what: string): Found | null {
  for (let below = r + 1; below <= r + GAP_BELOW; below++) {
    const cell = tab.rows[below]?.[c];
    if (cell !== null && cell !== undefined) return valueAt(tab, below, c, what);
  }
  return null;
}

function valueAt(tab: Tab, row: number, column: number, what: string): Found | null {
  const cell = tab.rows[row]?.[column];
  if (cell instanceof CellError) {
    const place = cellPlace(tab.name, row, column);
    throw new SheetFailure(
      'cell',
      `Cell ${place}, the ${what}, holds the error ${cell.code}. Mend it in the sheet first.`,
    );
  }
  if (cell === null || cell === undefined || (typeof cell === 'string' && isLabel(cell))) return null;
  return typeof cell === 'string' && inLabelledCell(cell) ? null : { value: cell, row, column };
}

function inLabelledCell(cell: string): boolean {
  const [, label] = /^([^:]{1,40}):/.exec(cell) ?? [];
  return label !== undefined && isLabel(label);
}

function isText(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && cell !== '';
}
