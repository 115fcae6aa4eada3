import type { ShopRange } from '../contract/shop-goods.ts';
import type { TreasureTables } from '../contract/treasure-tables.ts';
import { createRandom } from '../rules/random.ts';
import { limitOn } from './limits.ts';
import { rollMagicItem } from './magic-items.ts';
import { rollMundaneItem } from './mundane-items.ts';
import { createRoller, type Roller } from './roller.ts';
import {
  addedMajorItems,
  COIN_COPPER,
  type Coin,
  type FoundItem,
  type Good,
  GRADES,
  type Grade,
  levelTableId,
  PARTS,
  type Part,
  type Treasure,
} from './treasure.ts';
import { type Share, STANDARD_TREASURE, type TreasureLine } from './treasure-line.ts';

export type TreasureQuery = {
  /** 1 to 30. */
  level: number;
  seed: number;
  /** What the creature has; a standard treasure without. */
  line?: TreasureLine;
  /** How often each part was rolled anew: the others stay as they are. */
  again?: Partial<Readonly<Record<Part, number>>>;
};

/**
 * Rolls a treasure (Dungeon Master's Guide, pages 51–56): coins, goods and items of the level, each with dice of its own, so that one of
 * them can be rolled again. The same query gives the same treasure on every machine.
 */
export function rollTreasure(tables: TreasureTables, range: ShopRange, query: TreasureQuery): Treasure {
  const line = query.line ?? STANDARD_TREASURE;
  const treasure: Treasure = { coins: { cp: 0, sp: 0, gp: 0, pp: 0 }, goods: [], items: [], rolls: [], notes: [] };
  for (const part of PARTS) {
    const name = `${part}-${query.again?.[part] ?? 0}`;
    const roller = createRoller(tables, createRandom(query.seed, name), createRandom(query.seed, `${name}-charges`));
    rollPart({ part, share: line[part], level: query.level, treasure, roller, tables, range });
  }
  for (const text of line.also) treasure.notes.push(`Also: ${text}.`);
  return treasure;
}

type Work = {
  part: Part;
  share: Share;
  level: number;
  treasure: Treasure;
  roller: Roller;
  tables: TreasureTables;
  range: ShopRange;
};

function rollPart(work: Work): void {
  const { part, share, level, treasure, roller, tables } = work;
  if (share.times === 0) return;
  if (share.chance < 100) {
    const roll = 1 + roller.random.below(100);
    const found = roll <= share.chance;
    treasure.notes.push(
      `${share.chance}% ${part}: ${roll} on d%, ${found ? 'so there are some' : 'so there are none'}.`,
    );
    if (!found) return;
  }
  const start = treasure.rolls.length;
  const depths: number[] = [];
  const limit = limitOn(share.limit);
  if (share.limit !== null) treasure.notes.push(`${share.limit}: ${limit.meaning}`);
  for (let time = 0; time < share.times; time++) {
    depths.push(roller.rolls.length);
    const { result } = roller.on(levelTableId(part, level));
    if (part === 'coins') addCoins(result, share.fraction, treasure, roller);
    else if (part === 'goods') addGoods(result, limit.goods, treasure, roller, start);
    else addItems(result, limit.refuses, work, start);
  }
  if (part === 'items')
    for (let count = addedMajorItems(tables, level); count > 0; count--) {
      depths.push(roller.rolls.length);
      addItem('major', limit.refuses, work, start);
    }
  treasure.rolls.push(...roller.rolls.map((roll, i) => ({ part, depth: depths.includes(i) ? 0 : 1, ...roll })));
}

const COINS = /^(\d+d\d+) × ([\d,]+) (cp|sp|gp|pp)/;

/** Adds coins such as `1d6 × 1,000 cp`. */
function addCoins(result: string, fraction: number, { coins }: Treasure, roller: Roller): void {
  const [, dice, times = '', coin] = COINS.exec(result) ?? [];
  if (dice === undefined) return;
  const rolled = roller.dice(dice, 'coins') * Number(times.replaceAll(',', ''));
  const copper = Math.floor(rolled * fraction * COIN_COPPER[coin as Coin]);
  // A fraction of a coin is given in smaller coins.
  if (copper % COIN_COPPER[coin as Coin] === 0) coins[coin as Coin] += copper / COIN_COPPER[coin as Coin];
  else coins.sp += Math.floor(copper / COIN_COPPER.sp);
}

const COUNTED = /^(\d+d\d+|\d+) (gems?|art|mundane|minor|medium|major)$/;

function countOf(result: string, roller: Roller): { count: number; what: string } {
  const [, dice = '0', what = ''] = COUNTED.exec(result) ?? [];
  return { count: dice.includes('d') ? roller.dice(dice, what) : Number(dice), what };
}

const VALUE = /^(\d+d\d+)(?: × ([\d,]+))? gp$/;

/** Adds gems or art objects: `1d4 gems`, `1 art`. */
function addGoods(result: string, only: Good['kind'] | null, treasure: Treasure, roller: Roller, start: number): void {
  const { count, what } = countOf(result, roller);
  const kind = only ?? (what === 'art' ? 'art' : 'gem');
  for (let left = count; left > 0; left--) {
    const { result: value, cells } = roller.on(`gems-and-art-objects/${kind === 'art' ? 'art' : 'gems'}`);
    const [, dice = '0', times = '1'] = VALUE.exec(value) ?? [];
    const copper = roller.dice(dice, 'gp') * Number(times.replaceAll(',', '')) * COIN_COPPER.gp;
    const name = roller.random.pick((cells.Examples ?? '').split('; '));
    treasure.goods.push({ kind, name, copper, roll: start + roller.rolls.length - 1 });
  }
}

function addItems(result: string, refuses: Refuses, work: Work, start: number): void {
  const { count, what } = countOf(result, work.roller);
  for (let left = count; left > 0; left--) addItem(what as Grade | 'mundane', refuses, work, start);
}

type Refuses = (item: FoundItem) => 'none' | 'again' | null;

/** How often something that a creature does not keep is rolled again before there is nothing. */
const MAX_REROLLS = 50;

function addItem(grade: Grade | 'mundane', refuses: Refuses, { treasure, roller, range }: Work, start: number): void {
  for (let time = 0; time < MAX_REROLLS; time++) {
    const first = roller.rolls.length;
    const item = GRADES.includes(grade as Grade)
      ? rollMagicItem(grade as Grade, roller, range)
      : rollMundaneItem(roller, range);
    const refusal = refuses(item);
    if (refusal === null) treasure.items.push({ ...item, roll: start + first, rolls: roller.rolls.length - first });
    if (refusal !== 'again') return;
  }
}
