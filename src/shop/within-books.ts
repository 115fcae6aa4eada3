import type { ShopRange } from '../contract/shop-goods.ts';

/**
 * The part of the range that a table allows: its goods, its common items, and the materials and special abilities for them.
 * @param isAllowed whether the item of a slug is allowed
 */
export function rangeWithin(range: ShopRange, isAllowed: (slug: string) => boolean): ShopRange {
  return {
    ...range,
    goods: range.goods.filter(({ slug }) => isAllowed(slug)),
    bases: range.bases
      .filter(({ slug }) => isAllowed(slug))
      .map((base) => ({
        ...base,
        makes: base.makes.filter(({ material }) => material === null || isAllowed(material.slug)),
      })),
    abilities: range.abilities.filter(({ slug }) => isAllowed(slug)),
  };
}
