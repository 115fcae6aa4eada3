import type { NamedSlug } from './entries.ts';

/*
 * The tables that treasures are rolled on, as the compiler reads them from the pages of the rules. Prices are integers in copper
 * pieces, so that sums are exact.
 */

/** An entry that a row names. */
export type TreasureEntry = NamedSlug & {
  kind: 'items' | 'spells' | 'rules' | 'powers';
  /** The market price; null for spells and pages, and where the catalogue has no single figure. */
  copper: number | null;
};

export type TreasureRow = {
  /** The numbers of d%, both included; 00 is 100. */
  from: number;
  to: number;
  /** What the row says, without links. */
  result: string;
  entries: readonly TreasureEntry[];
  /** The price, cost or price modifier that the row prints. */
  copper: number | null;
  /** The text of every column but those of d%, by its name. */
  cells: Readonly<Record<string, string>>;
};

export type TreasureTable = {
  /** The page of the rules, the table on it, and where the table has several its column and the head of its rows. */
  id: string;
  name: string;
  page: string;
  /** The anchor of the table on the page. */
  part: string;
  /** What holds for the table, such as a misprint that is not followed. */
  note: string | null;
  rows: readonly TreasureRow[];
};

export type TreasureTables = {
  tables: readonly TreasureTable[];
  /** What a treasure of each level from 1 is worth on average, in gp. */
  values: readonly number[];
  /** Major items that each level from 21 adds to a treasure of 20th level. */
  major_items: readonly number[];
  /** The number of spells on a minor, medium and major scroll, as dice. */
  scroll_spells: Readonly<Record<string, string>>;
};
