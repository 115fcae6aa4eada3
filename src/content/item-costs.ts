import { type CreationCost, creationCost, epicCreationCost, MASTERWORK_GP } from '../rules/item-prices.ts';
import type { Item } from './schema/items.ts';

/** Finds another item, such as the common one that a magic item is made of. */
export type FindItem = (slug: string) => Item | undefined;

type Weapon = NonNullable<Item['weapon']>;

/** How the price lists of the materials call what is made of them. */
const WEAPON_NAMES: Readonly<Record<Weapon['hand'], string>> = {
  unarmed: 'light weapon',
  light: 'light weapon',
  'one-handed': 'one-handed weapon, or one head of a double weapon',
  'two-handed': 'two-handed weapon, or both heads of a double weapon',
  ranged: 'ranged weapon',
};

/**
 * What the common thing that a specific item is made of costs in gp: masterwork, and of the item's material
 * (SRD, Special Materials). 0 for items that are not made of a common thing.
 */
export function commonItemPrice(item: Item, find: FindItem): number {
  const common = item.base && find(item.base.item);
  if (item.base === undefined || common === undefined) return 0;
  const plain = priceOfOne(common) + (item.base.plus_gp ?? 0);
  const masterwork = masterworkPrice(common);
  const material = item.material === undefined ? undefined : find(item.material)?.material_facts;
  const names = materialNames(common);
  const modifier = material?.price_modifiers?.find(({ of }) => names.includes(of));
  const perPound = (modifier?.plus_gp_per_lb ?? 0) * (common.weight_lb ?? 0);
  if (modifier?.of.includes('masterwork')) return (plain + masterwork) * (modifier.times ?? 1) + perPound;
  const included = material?.masterwork === true && modifier !== undefined;
  return plain * (modifier?.times ?? 1) + (modifier?.plus_gp ?? 0) + perPound + (included ? 0 : masterwork);
}

/** The price of one piece, at least 1 gp for a piece of what is sold by the dozen. */
function priceOfOne({ price, quantity }: Item): number {
  const gp = price?.gp ?? 0;
  return quantity === undefined ? gp : Math.max(1, gp / quantity);
}

/** What masterwork adds to the price of a common thing in gp; ammunition by the piece. */
export function masterworkPrice({ type, weapon }: Item): number {
  if (type === 'ammunition') return MASTERWORK_GP.ammunition;
  if (type === 'weapon') return MASTERWORK_GP[weapon?.traits?.includes('double') ? 'double-weapon' : 'weapon'];
  return MASTERWORK_GP.armor;
}

function materialNames({ type, weapon, armor }: Item): string[] {
  const wooden = 'wooden item, by its common weight, on top of masterwork';
  if (type === 'ammunition') return ['ammunition'];
  if (type === 'weapon') return [...(weapon ? [WEAPON_NAMES[weapon.hand]] : []), 'weapon', wooden];
  const kind = armor?.kind === 'shield' ? 'shield' : `${armor?.kind} armor`;
  return [kind, 'masterwork armor', wooden];
}

/** Items of the epic book cost their maker by the epic rule, unless they say otherwise. */
export function isEpic({ rulebook, nonepic }: Item): boolean {
  return rulebook === 'elh' && !nonepic;
}

/** What making an item of a price takes by the rules, its common item paid in full. */
export function ruleCreationCost(item: Item, gp: number, find: FindItem): CreationCost {
  const common = commonItemPrice(item, find);
  return (isEpic(item) ? epicCreationCost : creationCost)(gp - common, { gp: common, xp: 0 });
}
