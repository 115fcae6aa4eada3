import type { TreasureEntry, TreasureRow, TreasureTable, TreasureTables } from '../contract/treasure-tables.ts';
import { rollDice } from '../rules/dice.ts';
import type { Random } from '../rules/random.ts';
import { rowAt } from '../rules/roll-tables.ts';

/** Dice that a row of a table asks for, such as the number of gems. */
export type DiceRoll = { dice: string; results: readonly number[]; total: number; for: string };

/** A roll of d% on a table. */
export type TableRoll = {
  /** The name of the table. */
  table: string;
  /** 1 to 100. */
  roll: number;
  result: string;
  dice: DiceRoll[];
};

/** Rolls on tables and keeps every die. */
export type Roller = {
  /** Rolls d% on a table. A number that no row has is rolled again. Throws where there is no such table. */
  on: (id: string) => TreasureRow;
  /** The total of dice such as `1d6`, which belong to the last roll. */
  dice: (dice: string, purpose: string) => number;
  /** Such dice with a generator of their own: what is rolled after them is the same with and without them. */
  aside: (dice: string, purpose: string) => number;
  /** One of several things that a row names; a die decides and belongs to the last roll. */
  oneOf: (entries: readonly TreasureEntry[]) => TreasureEntry | null;
  random: Random;
  source: TreasureTables;
  rolls: TableRoll[];
};

const byId = new WeakMap<TreasureTables, ReadonlyMap<string, TreasureTable>>();

function tablesById(source: TreasureTables): ReadonlyMap<string, TreasureTable> {
  const known = byId.get(source);
  if (known) return known;
  const made = new Map(source.tables.map((table): [string, TreasureTable] => [table.id, table]));
  byId.set(source, made);
  return made;
}

export function createRoller(source: TreasureTables, random: Random, asideRandom: Random = random): Roller {
  const tables = tablesById(source);
  const rolls: TableRoll[] = [];
  const diceOf =
    ({ next }: Random) =>
    (text: string, purpose: string): number => {
      const rolled = rollDice(text, next);
      if (rolled === null) throw new Error(`"${text}" are no dice.`);
      rolls.at(-1)?.dice.push({ dice: text, results: rolled.results, total: rolled.total, for: purpose });
      return rolled.total;
    };
  const dice = diceOf(random);
  return {
    rolls,
    source,
    random,
    dice,
    aside: diceOf(asideRandom),
    on(id) {
      const table = tables.get(id);
      if (table === undefined) throw new Error(`There is no table "${id}".`);
      for (;;) {
        const roll = 1 + random.below(100);
        const row = rowAt(table.rows, roll);
        if (row === undefined) continue;
        rolls.push({ table: table.name, roll, result: row.result, dice: [] });
        return row;
      }
    },
    oneOf(entries) {
      const [first] = entries;
      if (entries.length < 2) return first ?? null;
      return entries[dice(`1d${entries.length}`, 'which') - 1] ?? null;
    },
  };
}
