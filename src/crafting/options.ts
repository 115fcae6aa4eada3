import type { CraftingOptions } from '../contract/crafting.ts';
import type { ShopRange } from '../contract/shop-goods.ts';
import { capitalized } from '../rules/capitalized.ts';
import { pricedSizes, STRENGTH_RATING_GP } from '../rules/crafting.ts';
import { misfit } from './ability-fit.ts';
import { CannotCraft } from './failure.ts';

/** What can be made, and of a base the sizes, materials and special abilities that the rules allow. */
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
      .filter((ability) => misfit(ability, base, 1, []) === null)
      .map(({ key, name, bonus, copper }) => ({ value: key, name, bonus, price: copper / 100 })),
    strength: base.slug in STRENGTH_RATING_GP ? 1 : 0,
    double: base.double ? 1 : 0,
  };
}
