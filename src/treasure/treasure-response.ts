import type { NamedSlug } from '../contract/entries.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import type {
  Treasure as TreasureAnswer,
  TreasureLevels,
  TreasureParameters,
  TreasureTablesResponse,
} from '../contract/treasure.ts';
import { MAX_TREASURE_LEVEL, TREASURE_AMOUNTS, TREASURE_PARTS } from '../contract/treasure-options.ts';
import type { TreasureTable, TreasureTables } from '../contract/treasure-tables.ts';
import { findWare } from '../shop/compose.ts';
import { rollTreasure } from './roll-treasure.ts';
import { addedMajorItems, COIN_COPPER, type Coin, levelTableId, type Treasure, type TreasureItem } from './treasure.ts';
import { readTreasureLine } from './treasure-line.ts';

/** A creature whose treasure is rolled. */
export type TreasureCreature = NamedSlug & { treasure: string; challenge_rating: string | null };

/**
 * The level of a creature's treasure: its challenge rating, from 1 to 30 (Dungeon Master's Guide, page 51). Below 1 it is the lowest level.
 */
export function treasureLevel(challengeRating: string | null): number {
  if (challengeRating === null || challengeRating.includes('/')) return 1;
  return Math.min(MAX_TREASURE_LEVEL, Math.max(1, Number.parseInt(challengeRating, 10) || 1));
}

/** Rolls a treasure and makes it the response of the API. */
export function treasureResponse(
  tables: TreasureTables,
  range: ShopRange,
  {
    level,
    seed,
    treasure: amount,
    coins,
    goods,
    items,
  }: Omit<TreasureParameters, 'level' | 'seed'> & {
    level: number;
    seed: number;
  },
  creature: TreasureCreature | null,
): TreasureAnswer {
  const wanted = amount ?? (creature === null ? 'standard' : null);
  const line = readTreasureLine(wanted === null ? (creature?.treasure ?? '') : TREASURE_AMOUNTS[wanted].line);
  const rolled = rollTreasure(tables, range, { level, seed, line, again: { coins, goods, items } });
  const times = wanted === null ? null : TREASURE_AMOUNTS[wanted].times;
  const value = tables.values[level - 1];
  const low = creature?.challenge_rating?.includes('/') ? ['Below CR 1 the rows of 1st level are used.'] : [];
  return {
    seed,
    level,
    creature,
    coins: rolled.coins,
    goods: rolled.goods.map(({ copper, ...good }) => ({ ...good, value: copper / 100 })),
    items: rolled.items.map((item) => itemResponse(item, range)),
    value: copperOf(rolled) / 100,
    expected: times === null || value === undefined ? null : value * times,
    rolls: rolled.rolls.map((roll) => ({
      ...roll,
      dice: roll.dice.map((die) => ({ ...die, results: [...die.results] })),
    })),
    notes: [...low, ...rolled.notes],
  };
}

function itemResponse({ copper, intelligent, cursed, key, ...item }: TreasureItem, range: ShopRange) {
  const { copper: modifier = 0, ...mind } = intelligent ?? {};
  return {
    ...item,
    price: copper / 100,
    key: key !== null && findWare(range, key) !== null ? key : null,
    cursed: cursed ? (1 as const) : (0 as const),
    intelligent: intelligent && { ...(mind as Omit<typeof intelligent, 'copper'>), price_modifier: modifier / 100 },
  };
}

function copperOf({ coins, goods, items }: Treasure): number {
  const inCoins = Object.entries(coins).reduce((sum, [coin, count]) => sum + count * COIN_COPPER[coin as Coin], 0);
  const inGoods = goods.reduce((sum, { copper }) => sum + copper, 0);
  return inCoins + inGoods + items.reduce((sum, { copper, quantity }) => sum + copper * quantity, 0);
}

/** Every table that treasures are rolled on, and the levels 1 to 30. */
export const tablesResponse = (source: TreasureTables): TreasureTablesResponse => ({
  ...levelsResponse(source),
  tables: source.tables.map((table) => tableResponse(table, source)),
});

/** What is rolled at each level from 1 to 30. */
export function levelsResponse(source: TreasureTables): TreasureLevels {
  const rowsOf = (id: string) =>
    (source.tables.find((table) => table.id === id)?.rows ?? []).map(({ from, to, result }) => ({ from, to, result }));
  const levels = Array.from({ length: MAX_TREASURE_LEVEL }, (_, i) => i + 1).map((level) => {
    const [coins = [], goods = [], items = []] = TREASURE_PARTS.map((part) => rowsOf(levelTableId(part, level)));
    const coinTable = source.tables.find(({ id }) => id === levelTableId('coins', level));
    return {
      level,
      coins,
      goods,
      items,
      major_items: addedMajorItems(source, level),
      value: source.values[level - 1] ?? null,
      note: coinTable === undefined ? null : noteOf(coinTable, source),
    };
  });
  return { levels };
}

/** The note of a table of the book. Where it is on a misprint, it belongs to the columns and levels with the row that it names. */
function noteOf(table: TreasureTable, { tables }: TreasureTables): string | null {
  const siblings = tables.filter(({ page, part }) => page === table.page && part === table.part);
  return siblings.some(namesMisprint) && !namesMisprint(table) ? null : table.note;
}

const namesMisprint = ({ note, rows }: TreasureTable): boolean =>
  note !== null &&
  /^The (?:book|table) prints /.test(note) &&
  rows.some(
    ({ result, entries }) =>
      result.includes('(misprinted as') || (entries.length > 0 && note.toLowerCase().includes(result.toLowerCase())),
  );

function tableResponse(table: TreasureTable, source: TreasureTables): TreasureTablesResponse['tables'][number] {
  const { name, page, part, rows } = table;
  return {
    name,
    rule: page,
    part,
    note: noteOf(table, source),
    rows: rows.map(({ from, to, result, copper, entries }) => ({
      from,
      to,
      result,
      price: copper === null ? null : copper / 100,
      entries: entries.map(({ kind, slug, name: entry }) => ({ kind, slug, name: entry })),
    })),
  };
}
