import { type CommonItem, commonGp, type MaterialPrice } from '../rules/crafting.ts';
import { type CreationCost, creationCost, epicCreationCost } from '../rules/item-prices.ts';
import type { Item } from './schema/items.ts';

/** Finds another item, such as the common one that a magic item is made of. */
export type FindItem = (slug: string) => Item | undefined;

type Weapon = NonNullable<Item['weapon']>;

/** The names of weapons in the price lists of materials. */
const WEAPON_NAMES: Readonly<Record<Weapon['hand'], string>> = {
  unarmed: 'light weapon',
  light: 'light weapon',
  'one-handed': 'one-handed weapon, or one head of a double weapon',
  'two-handed': 'two-handed weapon, or both heads of a double weapon',
  ranged: 'ranged weapon',
};

/**
 * The price in gp of the common item that a specific item is made of, including masterwork and material (SRD, Special
 * Materials). 0 for items without a common base item.
 */
export function commonItemPrice(item: Item, find: FindItem): number {
  const common = item.base && find(item.base.item);
  if (item.base === undefined || common === undefined) return 0;
  const { gp, ...thing } = commonThing(common);
  // The printed prices of magic ammunition round up the price of the piece.
  const pieceGp = thing.sort === 'ammunition' ? Math.max(1, gp) : gp;
  const material = item.material === undefined ? null : materialPrice(common, find(item.material));
  return commonGp({ ...thing, gp: pieceGp + (item.base.plus_gp ?? 0) }, material, true);
}

/** A weapon, armor, shield or one piece of ammunition, by its table. */
export function commonThing(item: Item): CommonItem {
  const { type, weapon, quantity = 1 } = item;
  return {
    sort: type === 'ammunition' || type === 'weapon' || type === 'shield' ? type : 'armor',
    gp: (item.price?.gp ?? 0) / quantity,
    weight_lb: (item.weight_lb ?? 0) / quantity,
    double: weapon?.traits?.includes('double') ?? false,
  };
}

/** What a material changes in the price of a common thing; null where it changes nothing. */
export function materialPrice(common: Item, material: Item | undefined): MaterialPrice | null {
  const facts = material?.material_facts;
  const names = materialNames(common);
  const modifier = facts?.price_modifiers?.find(({ of }) => names.includes(of));
  if (facts === undefined || modifier === undefined) return null;
  return {
    times: modifier.times ?? 1,
    plus_gp: modifier.plus_gp ?? 0,
    plus_gp_per_lb: modifier.plus_gp_per_lb ?? 0,
    with_masterwork: modifier.of.includes('masterwork'),
    always_masterwork: facts.masterwork ?? false,
    enchanting_gp: facts.price_modifiers?.find(({ of }) => of === 'magical enhancement')?.plus_gp ?? 0,
  };
}

function materialNames({ type, weapon, armor }: Item): string[] {
  const wooden = 'wooden item, by its common weight, on top of masterwork';
  if (type === 'ammunition') return ['ammunition'];
  if (type === 'weapon') return [...(weapon ? [WEAPON_NAMES[weapon.hand]] : []), 'weapon', wooden];
  const kind = armor?.kind === 'shield' ? 'shield' : `${armor?.kind} armor`;
  return [kind, 'masterwork armor', wooden];
}

/** Whether the creation cost follows the epic rule: for items of the epic book, unless they say otherwise. */
export function isEpic({ rulebook, nonepic }: Item): boolean {
  return rulebook === 'elh' && !nonepic;
}

/** The creation cost of an item by the rules, including the full price of its common base item. */
export function ruleCreationCost(item: Item, gp: number, find: FindItem): CreationCost {
  const common = commonItemPrice(item, find);
  return (isEpic(item) ? epicCreationCost : creationCost)(gp - common, { gp: common, xp: 0 });
}
