import type { Crafted, CraftingParameters } from '../contract/crafting.ts';
import type { ShopBase, ShopMake } from '../contract/shop-goods.ts';
import {
  type CommonItem,
  commonGp,
  craftDc,
  craftWeeks,
  MASTERWORK_DC,
  masterworkGp,
  STRENGTH_RATING_GP,
} from '../rules/crafting.ts';

/** The Craft check results for which the weeks of work are given. */
const CHECK_RESULTS = [15, 20, 25, 30];

/** The Craft check for weapons, armor and shields: its DC, the cost of materials and the weeks of work (SRD, Craft). */
export function skillOf(
  item: CommonItem,
  make: ShopMake,
  base: ShopBase,
  masterwork: boolean,
  { strength }: CraftingParameters,
  pieces: number,
): Crafted['skill'] {
  const dc = craftDc({
    sort: base.sort,
    category: base.category ?? 'simple',
    ranged: /crossbow/.test(base.slug) ? 'crossbow' : /bow/.test(base.slug) ? 'bow' : null,
    composite: base.slug in STRENGTH_RATING_GP,
    strength,
    armorBonus: base.armor_bonus,
  });
  const total = commonGp(item, make.price, masterwork) * pieces;
  const component = masterwork ? masterworkGp(item) * pieces : 0;
  const weeks = CHECK_RESULTS.flatMap((result) => {
    const first = craftWeeks(Math.max(0, total - component), dc, result);
    const second = component > 0 ? craftWeeks(component, MASTERWORK_DC, result) : 0;
    return first === null || second === null ? [] : [{ result, weeks: first + second }];
  });
  return { dc, masterwork_dc: masterwork ? MASTERWORK_DC : null, materials: roundToCopper(total / 3), weeks };
}

/** Rounds to whole copper pieces. */
function roundToCopper(gp: number): number {
  return Math.round(gp * 100) / 100;
}
