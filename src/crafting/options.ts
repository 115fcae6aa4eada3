import type { CraftingOptions } from '../contract/crafting.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { capitalized } from '../rules/capitalized.ts';
import { pricedSizes, STRENGTH_RATING_GP } from '../rules/crafting.ts';
import { misfitReason } from './ability-fit.ts';
import { CannotCraft } from './failure.ts';

/**
 * The bases that can be crafted, and the sizes, materials and special abilities that the rules allow for one of them.
 * @throws {CannotCraft} where the base does not exist
 */
export function craftingOptionsFor({ bases, abilities }: ShopRange, slug: string | undefined): CraftingOptions {
  const all = bases.map(({ slug: value, name, sort }) => ({ value, name, sort }));
  if (slug === undefined) return { bases: all, sizes: [], materials: [], abilities: [], strength: 0, double: 0 };
  const base = bases.find((one) => one.slug === slug);
  if (base === undefined)
    throw new CannotCraft('base', slug, 'must be the slug of a common weapon, armor, shield or ammunition');
  return {
    bases: all,
    sizes: pricedSizes(base.sort).map((size) => ({ value: size, name: capitalized(size) })),
    materials: base.makes.flatMap(({ material }) => (material ? [{ value: material.slug, name: material.name }] : [])),
    abilities: abilities
      .filter((ability) => misfitReason(ability, base, 1, []) === null)
      .map(({ key, name, bonus, copper }) => ({ value: key, name, bonus, price: copper / 100 })),
    strength: base.slug in STRENGTH_RATING_GP ? 1 : 0,
    double: base.double ? 1 : 0,
  };
}
