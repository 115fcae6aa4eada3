import type { Crafted } from '../contract/crafting.ts';
import { creationDays } from '../rules/crafting.ts';
import { creationCost } from '../rules/item-prices.ts';

/**
 * What adding powers to an item takes: the difference of the base prices is paid as if a new item of that price were made (SRD, Adding
 * New Abilities).
 * @param from the name of the item before
 * @param difference in gp, above 0
 */
export function upgradeFrom(from: string, difference: number): Crafted['upgrades'][number] {
  const { gp, xp } = creationCost(difference);
  return { from, price: difference, cost: gp, experience: xp, days: creationDays(difference) };
}
