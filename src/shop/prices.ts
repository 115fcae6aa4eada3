import type { ShopAbility, ShopBase, ShopGood, ShopMake } from '../contract/shop-goods.ts';
import { AMMUNITION_AT_ONCE, magicGp } from '../rules/crafting.ts';
import { scrollPrice, wandPrice } from '../rules/item-prices.ts';

/** A term of a price, in copper pieces. */
export type PriceStep = { label: string; copper: number };

/** The quality of an item: plain (masterwork where its material always is), masterwork, or an enhancement bonus. */
export type Grade = 'plain' | 'masterwork' | 1 | 2 | 3 | 4 | 5;

const copperOf = (gp: number) => Math.round(gp * 100);

/** The terms of the price of an item made to order (SRD, Special Materials, Magic Weapons, Magic Armor). */
export function priceSteps(
  base: ShopBase,
  make: ShopMake,
  grade: Grade,
  abilities: readonly ShopAbility[],
): PriceStep[] {
  const made = grade === 'plain' ? (make.plain ?? make.masterwork) : make.masterwork;
  const materialName = make.material?.name;
  const work = [materialName, grade !== 'plain' && 'masterwork'].filter(Boolean).join(', ');
  const steps = [
    { label: base.sort === 'ammunition' ? base.title : base.name, copper: base.copper },
    { label: work, copper: made - base.copper },
  ];
  if (typeof grade !== 'number') return steps;
  const bonus = abilities.reduce<number>((sum, ability) => sum + ability.bonus, grade);
  const gp = magicGp(base.sort, bonus);
  const pieces = base.sort === 'ammunition' ? AMMUNITION_AT_ONCE : 1;
  return [
    ...steps,
    { label: `Total bonus +${bonus}`, copper: copperOf(gp / pieces) },
    ...(make.enchanting > 0 ? [{ label: `Enchanting ${materialName}`, copper: make.enchanting / pieces }] : []),
    ...abilities.filter(({ copper }) => copper > 0).map(({ name, copper }) => ({ label: name, copper })),
  ];
}

/** The price difference, in copper pieces, of a scroll or wand between its own and a higher caster level (SRD, Creating Scrolls, Creating Wands). */
export function higherLevelCopper(
  { type, spell }: Pick<ShopGood, 'type'> & { spell: NonNullable<ShopGood['spell']> },
  casterLevel: number,
): number {
  const price = type === 'wand' ? wandPrice : scrollPrice;
  const at = (level: number) => price(spell.level, level, spell.components);
  return copperOf(at(casterLevel) - at(spell.caster_level));
}
