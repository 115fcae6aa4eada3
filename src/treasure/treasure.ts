import type { NamedSlug } from '../contract/entries.ts';
import type { KindName } from '../contract/kinds.ts';
import type { TreasureTables } from '../contract/treasure-tables.ts';
import { ordinal } from '../rules/ordinal.ts';
import type { DiceRoll } from './roller.ts';

export type Coin = 'cp' | 'sp' | 'gp' | 'pp';

/** What each coin is worth in copper pieces (Player's Handbook, page 112). */
export const COIN_COPPER: Readonly<Record<Coin, number>> = { cp: 1, sp: 10, gp: 100, pp: 1000 };

export type Good = {
  kind: 'gem' | 'art';
  name: string;
  copper: number;
  /** The index of its roll. */
  roll: number;
};

export type IntelligentItem = {
  alignment: string;
  intelligence: number;
  wisdom: number;
  charisma: number;
  communication: string;
  senses: string;
  powers: string[];
  purpose: string | null;
  dedicated_power: string | null;
  ego: number;
  /** What it adds to the price, in copper pieces. */
  copper: number;
};

export type FoundItem = {
  slug: string;
  name: string;
  /** Of one piece. */
  copper: number;
  quantity: number;
  grade: Grade | 'mundane';
  /** Charges, qualities, curses: what the dice say beyond the name. */
  notes: string[];
  /** What it is made of, and the scrolls of a scroll with several spells. */
  parts: (NamedSlug & { kind: KindName })[];
  /** Its key in a shop; null where shops do not sell it. */
  key: string | null;
  cursed: boolean;
  intelligent: IntelligentItem | null;
};

/** An item of a treasure, with the index of its first roll and how many rolls it took. */
export type TreasureItem = FoundItem & { roll: number; rolls: number };

export type Grade = 'minor' | 'medium' | 'major';
export const GRADES: readonly Grade[] = ['minor', 'medium', 'major'];

export type Part = 'coins' | 'goods' | 'items';
export const PARTS: readonly Part[] = ['coins', 'goods', 'items'];

/** A roll of a treasure: `depth` 0 on a column of the table of treasures, more on the tables to which it leads. */
export type TreasureRoll = {
  part: Part;
  depth: number;
  table: string;
  roll: number;
  result: string;
  dice: readonly DiceRoll[];
};

export type Treasure = {
  coins: Record<Coin, number>;
  goods: Good[];
  items: TreasureItem[];
  rolls: TreasureRoll[];
  notes: string[];
};

/** The highest level with rows of its own. */
const HIGHEST_ROW = 20;

/** The table of a level's coins, goods or items. Levels above 20 use the rows of 20th level (Dungeon Master's Guide, page 52). */
export function levelTableId(part: Part, level: number): string {
  return `treasure-by-encounter/treasure/${part}/${ordinal(Math.min(level, HIGHEST_ROW))}-level`;
}

/** The random major items that a level adds to the rows of 20th level. */
export const addedMajorItems = (tables: TreasureTables, level: number): number =>
  level <= HIGHEST_ROW ? 0 : (tables.major_items[level - HIGHEST_ROW - 1] ?? 0);
