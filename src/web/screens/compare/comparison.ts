import type { ComparedEntry } from '../../../contract/entry-cards.ts';
import { KINDS, type KindName, pluralOf } from '../../../contract/kinds.ts';
import type { WeaponSize } from '../../../rules/weapon-damage.ts';
import { schoolOf } from '../powers/discipline-schools.ts';

/** What a line says of one entry: as it is shown first, and below it in small print. */
export type Cell = { text: string; note?: string | null | undefined };
/** A line of an entry; one whose value is null, undefined or empty is left out. */
export type Line = readonly [label: string, value: Cell | string | number | null | undefined | false];

/** Whose level, ability and size the figures are worked out for. */
export type Dials = {
  /** Caster or manifester level. */
  level: number;
  /** Score of the key ability. */
  score: number;
  size: WeaponSize;
  strength: number;
};

export type Kind = ComparedEntry['kind'];
export type EntryOf<Name extends Kind> = Extract<ComparedEntry, { kind: Name }>;

/** The lines of one entry: those of its stat block, and those that are worked out. */
export type Described = {
  /** A few words below its name. */
  note: string | null;
  lines: readonly Line[];
  worked?: readonly Line[];
};

export type Row = {
  label: string;
  /** One for each entry; null where it has no such line. */
  cells: readonly (Cell | null)[];
  differs: boolean;
};

export type Column = {
  slug: string;
  /** What a monster is built with; absent as printed. */
  build?: string | undefined;
  name: string;
  note: string | null;
  /** The school whose sign stands before the name. */
  school: string | null;
};
export type Comparison = { columns: readonly Column[]; rows: readonly Row[]; worked: readonly Row[] };

/**
 * The lines of several entries side by side. Lines that none of them has are left out.
 * @param builds what each entry is built with, in their order; undefined as printed
 */
export function comparisonOf(
  entries: readonly ComparedEntry[],
  described: readonly Described[],
  builds: readonly (string | undefined)[] = [],
): Comparison {
  return {
    columns: entries.map((entry, i) => {
      const { slug, name } = entry;
      return { slug, build: builds[i], name, note: described[i]?.note ?? null, school: schoolFor(entry) };
    }),
    rows: rowsOf(described.map(({ lines }) => lines)),
    worked: rowsOf(described.map(({ worked = [] }) => worked)),
  };
}

function schoolFor(entry: ComparedEntry): string | null {
  if (entry.kind === 'spells') return entry.school_slug;
  return entry.kind === 'powers' ? schoolOf(entry.discipline_slug) : null;
}

function rowsOf(columns: readonly (readonly Line[])[]): Row[] {
  const filled = columns.map((lines) => new Map(lines.flatMap(cellOf)));
  return orderOf(filled.map((lines) => [...lines.keys()])).map((label) => {
    const cells = filled.map((lines) => lines.get(label) ?? null);
    return { label, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
  });
}

function cellOf([label, value]: Line): [string, Cell][] {
  if (value === null || value === undefined || value === false || value === '') return [];
  if (typeof value !== 'object') return [[label, { text: String(value) }]];
  const { text, note } = value;
  return [[label, note ? { text, note } : { text }]];
}

/** The labels of all lists, each once; one that a list adds stands behind the label before it there. */
export function orderOf(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const labels of lists) {
    let at = 0;
    for (const label of labels) {
      const known = order.indexOf(label);
      if (known < 0) order.splice(at, 0, label);
      at = known < 0 ? at + 1 : known + 1;
    }
  }
  return order;
}

/** What is compared, in the plural: "spells", and of items "weapons" where all of them are weapons. */
export function comparedPlural(kind: KindName, entries: readonly ComparedEntry[]): string {
  const types = new Set(entries.flatMap((entry) => (entry.kind === 'items' ? [entry.type] : [])));
  const [type] = types;
  return types.size === 1 ? (ITEM_PLURALS[type ?? ''] ?? pluralOf(kind)) : pluralOf(kind);
}

const ITEM_PLURALS: Readonly<Record<string, string>> = {
  weapon: 'weapons',
  armor: 'armor',
  shield: 'shields',
  poison: 'poisons',
  ring: 'rings',
  rod: 'rods',
  staff: 'staffs',
};

/** One of what is compared, such as "spell". */
export const comparedSingular = (kind: KindName): string => KINDS[kind].singular;
