import { WAND_CHARGES } from '../rules/item-prices.ts';
import type { Roller } from './roller.ts';
import type { FoundItem } from './treasure.ts';

type Charged = Pick<FoundItem, 'slug' | 'copper' | 'notes' | 'key'>;

/** How many charges an item has when it is new, and what they are called. */
type Charges = { most: number; name: string };

const USUAL: Charges = { most: WAND_CHARGES, name: 'charges' };

/** The items beside staffs and wands that are worthless once their charges are used, by their slugs. */
const CHARGES: Readonly<Record<string, Charges>> = {
  'chime-of-opening': { most: 10, name: 'uses' },
  'gem-of-brightness': USUAL,
  'ring-of-the-ram': USUAL,
  'ring-of-three-wishes': { most: 3, name: 'wishes' },
  'scarab-of-protection': { most: 12, name: 'absorptions' },
};

/** A ring, rod or wondrous item with the charges that are left in it, if it has any. */
export function withCharges<Item extends Charged>(item: Item, roller: Roller): Item {
  if (item.slug === 'rod-of-absorption') return absorbing(item, roller);
  const charges = CHARGES[item.slug];
  return charges === undefined ? item : charged(item, leftOf(charges, roller.aside), charges);
}

/** A staff or wand with the charges that are left in it. */
export const usedWand = <Item extends Charged>(item: Item, roller: Roller): Item =>
  charged(item, leftOf(USUAL, roller.dice), USUAL);

/** Of 50 charges d% ÷ 2 are left, at least one; of another number a random one (Dungeon Master's Guide, page 214). */
function leftOf({ most, name }: Charges, dice: Roller['dice']): number {
  return most === WAND_CHARGES
    ? Math.max(1, Math.floor(dice('1d100', `${name}, halved`) / 2))
    : dice(`1d${most}`, name);
}

/** An item with some of its charges has its price in proportion to them. */
function charged<Item extends Charged>(item: Item, left: number, { most, name }: Charges): Item {
  if (left === most) return item;
  return {
    ...item,
    copper: Math.round((item.copper * left) / most),
    notes: [...item.notes, `${left} of ${most} ${name}`],
    key: null,
  };
}

/** The spell levels that a new rod of absorption can absorb, and the lowest d% on which half of those absorbed are in it. */
const MOST_LEVELS = 50;
const STORED_FROM = 71;

/**
 * A rod of absorption with the capacity that is left, and half of the absorbed spell levels still in it on 71–100 of d%. What is stored
 * is of use too, so that the price does not follow from the capacity.
 */
function absorbing<Item extends Charged>(item: Item, { aside }: Roller): Item {
  const left = Math.max(1, Math.floor(aside('1d100', 'levels that it can absorb, halved') / 2));
  const stored = aside('1d100', 'stored levels') >= STORED_FROM ? Math.floor((MOST_LEVELS - left) / 2) : 0;
  if (left === MOST_LEVELS) return item;
  const notes = [`Can absorb ${left} of ${MOST_LEVELS} spell levels`, `${stored} spell levels stored`];
  return { ...item, notes: [...item.notes, ...notes, 'The price is that of a new rod'], key: null };
}
