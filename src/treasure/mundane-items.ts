import type { ShopRange } from '../contract/shop-goods.ts';
import type { TreasureRow } from '../contract/treasure-tables.ts';
import { rollWeaponType } from './arms.ts';
import type { Roller } from './roller.ts';
import type { FoundItem } from './treasure.ts';

const PAGE = 'mundane-items';

/** What a row of one table leads to on another. */
const SUBTABLES: Readonly<Record<string, string>> = {
  'Alchemical item': `${PAGE}/alchemical`,
  'Armor or shield': `${PAGE}/armor`,
  'Tools and gear': `${PAGE}/tools`,
  Darkwood: `${PAGE}/darkwood`,
  'Masterwork shield': `${PAGE}/shields`,
};

/** A mundane item (Dungeon Master's Guide, page 56). Several pieces that are found together are one line. */
export function rollMundaneItem(roller: Roller, range: ShopRange): FoundItem {
  let row = roller.on(`${PAGE}/kinds`);
  if (row.result === 'Weapon') return mundaneWeapon(roller, range);
  const isArmor = row.result === 'Armor or shield';
  for (let table = SUBTABLES[row.result]; table !== undefined; table = SUBTABLES[row.result]) row = roller.on(table);
  const item = itemOf(row, roller);
  if (!isArmor) return item;
  const shield = /shield|buckler/.test(item.slug);
  if (shield) return { ...item, ...masterwork(item) };
  const { result: size } = roller.on(`${PAGE}/size`);
  return { ...item, ...(/^Masterwork/.test(row.result) ? masterwork(item) : {}), notes: [`Size ${size}`] };
}

const DICE = /\((\d+d\d+) /;

function itemOf(row: TreasureRow, roller: Roller): FoundItem {
  const [entry] = row.entries;
  if (entry === undefined) throw new Error(`The row "${row.result}" names no item.`);
  const dice = DICE.exec(row.result)?.[1];
  return {
    slug: entry.slug,
    name: entry.name,
    copper: row.copper ?? entry.copper ?? 0,
    quantity: dice === undefined ? 1 : roller.dice(dice, 'pieces'),
    grade: 'mundane',
    notes: [],
    parts: [],
    key: entry.slug,
    cursed: false,
    intelligent: null,
  };
}

const isMade = (slug: string) => slug.startsWith('darkwood-');

/** Shields without a material in their row, and studded leather, are masterwork. */
function masterwork({ slug, name }: FoundItem): Partial<FoundItem> {
  return isMade(slug) ? {} : { name: `${name}, Masterwork`, key: `${slug}~usual~masterwork` };
}

const WEAPON_TABLES: Readonly<Record<string, string>> = {
  'Masterwork common melee weapon': 'melee',
  'Masterwork uncommon weapon': 'uncommon',
  'Masterwork common ranged weapon': 'ranged',
};

function mundaneWeapon(roller: Roller, range: ShopRange): FoundItem {
  const { result } = roller.on(`${PAGE}/weapons`);
  const { base, title, copper, pieces } = rollWeaponType(WEAPON_TABLES[result] ?? 'melee', roller, range);
  return {
    slug: base.slug,
    name: `${title}, Masterwork`,
    copper: Math.round(copper / pieces),
    quantity: pieces,
    grade: 'mundane',
    notes: [],
    parts: [],
    key: title === base.title ? `${base.slug}~usual~masterwork` : null,
    cursed: false,
    intelligent: null,
  };
}
