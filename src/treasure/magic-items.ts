import type { ShopRange } from '../contract/shop-goods.ts';
import type { TreasureEntry, TreasureRow } from '../contract/treasure-tables.ts';
import { ordinal } from '../rules/ordinal.ts';
import { rollArmor, rollWeapon } from './arms.ts';
import { usedWand, withCharges } from './charges.ts';
import { rollCurse } from './curses.ts';
import { rollIntelligence } from './intelligent-item.ts';
import type { Roller } from './roller.ts';
import type { FoundItem, Grade } from './treasure.ts';

type Found = Omit<FoundItem, 'grade' | 'cursed' | 'intelligent'>;

/** How each kind of magic item is rolled, and the column of its special qualities. */
const KINDS: Readonly<Record<string, { roll: (grade: Grade, roller: Roller) => Found; qualities: string | null }>> = {
  Potions: { roll: byTable('random-potions/potions'), qualities: null },
  Rings: { roll: partlyUsed('random-rings/rings'), qualities: 'ring-rod-or-wondrous-item' },
  Rods: { roll: partlyUsed('random-rods/rods'), qualities: 'ring-rod-or-wondrous-item' },
  Scrolls: { roll: rollScroll, qualities: null },
  Staffs: {
    roll: (grade, roller) => usedWand(byTable('random-staffs/staffs')(grade, roller), roller),
    qualities: 'staff-or-wand',
  },
  Wands: {
    roll: (grade, roller) => usedWand(byTable('random-wands/wands')(grade, roller), roller),
    qualities: 'staff-or-wand',
  },
  'Wondrous items': { roll: partlyUsed('random-wondrous-items'), qualities: 'ring-rod-or-wondrous-item' },
};

/** A magic item (Dungeon Master's Guide, page 216): its kind, the item, then whether it is cursed and its special qualities. */
export function rollMagicItem(grade: Grade, roller: Roller, range: ShopRange): FoundItem {
  const { result: kind } = roller.on(`random-magic-items/kinds/${grade}`);
  const { item, qualities } = rollKind(kind, grade, roller, range);
  const found: FoundItem = { ...item, grade, cursed: false, intelligent: null };
  if (roller.on('random-magic-items/curses').result === 'Cursed')
    return { ...found, ...rollCurse(found, roller), cursed: true };
  return qualities === null ? found : withQualities(found, qualities, roller);
}

function rollKind(
  kind: string,
  grade: Grade,
  roller: Roller,
  range: ShopRange,
): { item: Found; qualities: string | null } {
  if (kind === 'Armor and shields') return { item: rollArmor(grade, roller, range), qualities: null };
  if (kind === 'Weapons') {
    const { melee, ...item } = rollWeapon(grade, roller, range);
    return { item, qualities: melee ? 'melee-weapon' : 'ranged-weapon' };
  }
  const known = KINDS[kind];
  if (known === undefined) throw new Error(`No table leads to "${kind}".`);
  return { item: known.roll(grade, roller), qualities: known.qualities };
}

/** Items that are used up or have charges, which are never intelligent: by the beginning of their slugs. */
const USED_UP =
  /^(?:dust-|elixir-|feather-token|incense|candle|bead|salve|stone-salve|unguent|universal-solvent|sovereign-glue|silversheen|oil-|potion-|scroll-|necklace-of-fireballs|manual-of|tome-of|golem-manual|scarab-of-golembane|gem-of-brightness|brooch-of-shielding|chime-of|robe-of-useful|robe-of-bones|ring-of-the-ram|ring-of-three-wishes|pearl-of-power|keoghtoms|restorative|horn-of-valhalla|deck-|talisman)/;

function withQualities(item: FoundItem, column: string, roller: Roller): FoundItem {
  const { result } = roller.on(`random-magic-items/qualities/${column}`);
  if (result === 'None') return item;
  if (result !== 'Intelligent') return { ...item, notes: [...item.notes, result] };
  if (USED_UP.test(item.slug)) return item;
  const intelligent = rollIntelligence(roller);
  return { ...item, intelligent, copper: item.copper + intelligent.copper, key: null };
}

/** Rolls on the table of a grade, whose rows name one item each, or several of which a die chooses one. */
function byTable(table: string): (grade: Grade, roller: Roller) => Found {
  return (grade, roller) => {
    const row = roller.on(`${table}/${grade}`);
    const entry = roller.oneOf(row.entries);
    if (entry === null) throw new Error(`The row "${row.result}" names no item.`);
    return foundIn(row, entry);
  };
}

/** Rolls on such a table an item that may have charges. */
function partlyUsed(table: string): (grade: Grade, roller: Roller) => Found {
  const roll = byTable(table);
  return (grade, roller) => withCharges(roll(grade, roller), roller);
}

/** The item of a row; of a family, whose price is not one figure, the row has name and price. */
function foundIn(row: TreasureRow, entry: TreasureEntry): Found {
  const single = entry.copper !== null;
  return {
    slug: entry.slug,
    name: single ? entry.name : row.result,
    copper: entry.copper ?? row.copper ?? 0,
    quantity: 1,
    notes: [],
    parts: [],
    key: single ? entry.slug : null,
  };
}

/** A scroll with one or several spells (Dungeon Master's Guide, page 238). */
function rollScroll(grade: Grade, roller: Roller): Found {
  const tradition = roller.on('random-scrolls/types').result.toLowerCase();
  const count = roller.dice(roller.source.scroll_spells[grade] ?? '1', 'spells');
  const scrolls = Array.from({ length: count }, () => {
    const { result } = roller.on(`random-scrolls/levels/${grade}`);
    const level = Number.parseInt(result, 10);
    const row = roller.on(`${tradition}-scrolls/${tradition}/${level === 0 ? '0' : ordinal(level)}-level`);
    const entry = roller.oneOf(row.entries);
    if (entry === null) throw new Error(`The row "${row.result}" names no spell.`);
    return { ...foundIn(row, entry), copper: row.copper ?? entry.copper ?? 0 };
  });
  const [first] = scrolls;
  if (first === undefined) throw new Error('A scroll has a spell.');
  if (scrolls.length === 1) return first;
  const spells = scrolls.map(({ name }) => name.replace(/^Scroll of | \((?:Arcane|Divine)\)$/g, ''));
  return {
    ...first,
    name: `Scroll of ${spells.slice(0, -1).join(', ')} and ${spells.at(-1)} (${tradition})`,
    copper: scrolls.reduce((sum, { copper }) => sum + copper, 0),
    parts: scrolls.map(({ slug, name }) => ({ kind: 'items', slug, name })),
    key: null,
  };
}
