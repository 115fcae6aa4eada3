import type { SheetKind, SheetTab } from '../contract/sheet-texts.ts';
import type { ImportedCharacter, SheetNames, SheetRow } from '../contract/sheets.ts';
import {
  ALIGNMENT_LABELS,
  CLASS_LABELS,
  DEITY_LABELS,
  FEAT_LABELS,
  isLabel,
  LANGUAGE_LABELS,
  labelOf,
  RACE_LABELS,
} from './labels.ts';
import { createNameIndex, type Match, type NameIndex } from './names.ts';

/** A segment of a cell's text, with the entry that it names; `match` is null where no entry fits, absent where none is expected. */
export type Segment = { readonly text: string; readonly match?: Match | null };

/** The segments of recognised cells by tab, row and column. */
export type Recognition = Readonly<Record<SheetTab, readonly Readonly<Record<string, readonly Segment[]>>[]>>;

/** What each label of the character's tab introduces. */
const LABELLED_KINDS: readonly (readonly [labels: RegExp, kind: SheetKind])[] = [
  [FEAT_LABELS, 'feats'],
  [CLASS_LABELS, 'classes'],
  [RACE_LABELS, 'races'],
  [DEITY_LABELS, 'deities'],
  [LANGUAGE_LABELS, 'languages'],
  [ALIGNMENT_LABELS, 'rules'],
];

/** The kinds of which a character has one: what follows the first value is something else. */
const SINGLE_KINDS: ReadonlySet<SheetKind> = new Set(['races', 'deities', 'rules']);

/** Limits the work for a sheet. Real ones have some dozens of names. */
const MAX_LOOKUPS = 2000;

const SPELL_COLUMNS = /^(?:spells?|name|cantrips?|orisons?|powers?)(?: (?:name|known|prepared|list))*$/;
const SPELL_LEVEL_COLUMNS = /^(?:(?:spell )?(?:level|lvl) ?)?[0-9](?:st|nd|rd|th)?(?: (?:level|lvl))?(?: spells?)?$/;
const GEAR_COLUMNS =
  /^(?:name|items?|gear|equipment|objects?|possessions?|weapons?|armou?r|shields?|magic items?)(?: (?:name|list|worn|carried))*$/;

/** Looks up spells, gear, feats, classes, race, deity, languages and alignment of a sheet among the names of the reference. */
export function recognise(character: ImportedCharacter, names: SheetNames): Recognition {
  const index = limited(createNameIndex(names), MAX_LOOKUPS);
  const rows: Record<SheetTab, Record<string, readonly Segment[]>[]> = {
    Character_Sheet: characterRows(character.Character_Sheet, index),
    Spells: listRows(character.Spells, spellColumns(character.Spells), ['spells', 'powers'], index),
    Gear: listRows(character.Gear, namedColumns(character.Gear, GEAR_COLUMNS), ['items'], index),
  };
  return rows;
}

function limited(index: NameIndex, max: number): NameIndex {
  let left = max;
  return { find: (kinds, text) => (left-- > 0 ? index.find(kinds, text) : null) };
}

function listRows(
  rows: readonly SheetRow[],
  columns: readonly string[],
  kinds: readonly SheetKind[],
  index: NameIndex,
) {
  return rows.map((row) => {
    const cells = columns.flatMap((column) => {
      const text = row[column];
      if (typeof text !== 'string' || !isName(text) || isHeadRow(row)) return [];
      return [[column, [{ text, match: index.find(kinds, text) }]] as const];
    });
    return Object.fromEntries(cells);
  });
}

/** Whether a row repeats column names, as between weapons and armor. */
function isHeadRow(row: SheetRow): boolean {
  const filled = Object.values(row).filter((value) => value !== null);
  return filled.length > 1 && filled.every((value) => typeof value === 'string' && isLabel(value));
}

function spellColumns(rows: readonly SheetRow[]): string[] {
  const byLevel = columnsOf(rows).filter(
    (column) =>
      SPELL_LEVEL_COLUMNS.test(labelOf(column)) &&
      rows.some((row) => typeof row[column] === 'string' && isName(row[column])),
  );
  return byLevel.length > 0 ? byLevel : namedColumns(rows, SPELL_COLUMNS);
}

/** The columns whose headings announce names, else the first column with text. */
function namedColumns(rows: readonly SheetRow[], headings: RegExp): string[] {
  const columns = columnsOf(rows);
  const named = columns.filter((column) => headings.test(labelOf(column)));
  if (named.length > 0) return named;
  const first = columns.find((column) => rows.some((row) => typeof row[column] === 'string'));
  return first === undefined ? [] : [first];
}

function columnsOf(rows: readonly SheetRow[]): string[] {
  return Object.keys(rows[0] ?? {});
}

/** Finds feats, classes and the like beside or below their labels, or under a column heading. */
function characterRows(rows: readonly SheetRow[], index: NameIndex): Record<string, readonly Segment[]>[] {
  const heads = new Map(columnsOf(rows).flatMap((column) => pairOf(column, kindOf(column))));
  const under = new Map<string, SheetKind>();
  const continued = new Map<string, SheetKind>();
  return rows.map((row) => {
    const cells: Record<string, readonly Segment[]> = {};
    let label: { kind: SheetKind; column: string } | null = null;
    let leftIsEmpty = true;
    for (const [column, value] of Object.entries(row)) {
      const labelled = typeof value === 'string' ? kindOf(value) : null;
      const kind =
        label?.kind ?? heads.get(column) ?? under.get(column) ?? (leftIsEmpty ? continued.get(column) : undefined);
      if (value === null) {
        under.delete(column);
        continue;
      }
      continued.delete(column);
      leftIsEmpty = false;
      if (labelled !== null) {
        label = { kind: labelled, column };
        under.set(column, labelled);
      } else if (typeof value === 'string' && isLabel(value)) {
        label = null;
        under.delete(column);
      } else if (typeof value === 'string' && kind !== undefined) {
        cells[column] = namesIn(value, kind, index);
        if (SINGLE_KINDS.has(kind)) {
          under.delete(label?.column ?? column);
          label = null;
          continue;
        }
        if (label === null && !under.has(column)) continued.set(column, kind);
        if (label === null) continue;
        under.delete(label.column);
        continued.set(column, kind);
      }
    }
    return cells;
  });
}

function pairOf(column: string, kind: SheetKind | null): [string, SheetKind][] {
  return kind === null ? [] : [[column, kind]];
}

function kindOf(text: string): SheetKind | null {
  const label = labelOf(text);
  return LABELLED_KINDS.find(([labels]) => labels.test(label))?.[1] ?? null;
}

/** Splits a list such as `Dodge, Weapon Focus (longsword)` into its names; the separators are segments without a match. */
function namesIn(text: string, kind: SheetKind, index: NameIndex): Segment[] {
  const separators = kind === 'classes' ? /(\s*[/,;+|\n]\s*|\s+and\s+|\s*&\s*)/ : /(\s*[,;\n•]\s*(?![^(]*\)))/;
  return text
    .split(separators)
    .filter((piece) => piece !== '')
    .map((piece) =>
      separators.test(piece) || !isName(piece) ? { text: piece } : { text: piece, match: index.find([kind], piece) },
    );
}

function isName(text: string): boolean {
  return text.length <= 80 && /\p{L}{2}/u.test(text) && !/^(?:none|n\/a|total|subtotal)$/i.test(text);
}
