import type { ShopAbility, ShopBase, ShopGood, ShopMake } from '../contract/shop-goods.ts';
import { AMMUNITION_AT_ONCE, magicGp } from '../rules/crafting.ts';
import { scrollPrice, wandPrice } from '../rules/item-prices.ts';

/** What adds up to a price, in copper. */
export type PriceStep = { label: string; copper: number };

/** How well a thing is made: as common as its material lets it, masterwork, or with an enhancement bonus. */
export type Grade = 'plain' | 'masterwork' | 1 | 2 | 3 | 4 | 5;

const copperOf = (gp: number) => Math.round(gp * 100);

/** The steps to the price of a thing made to order (SRD, Special Materials, Magic Weapons, Magic Armor). */
export function orderedPrice(
  base: ShopBase,
  make: ShopMake,
  grade: Grade,
  abilities: readonly ShopAbility[],
): PriceStep[] {
  const made = grade === 'plain' ? (make.plain ?? make.masterwork) : make.masterwork;
  const stuff = make.material?.name;
  const work = [stuff, grade !== 'plain' && 'masterwork'].filter(Boolean).join(', ');
  const steps = [
    { label: base.name, copper: base.copper },
    { label: work, copper: made - base.copper },
  ];
  if (typeof grade !== 'number') return steps;
  const bonus = abilities.reduce<number>((sum, ability) => sum + ability.bonus, grade);
  const gp = magicGp(base.sort, bonus);
  const pieces = base.sort === 'ammunition' ? AMMUNITION_AT_ONCE : 1;
  return [
    ...steps,
    { label: `Total bonus +${bonus}`, copper: copperOf(gp / pieces) },
    ...(make.enchanting > 0 ? [{ label: `Enchanting ${stuff}`, copper: make.enchanting / pieces }] : []),
    ...abilities.filter(({ copper }) => copper > 0).map(({ name, copper }) => ({ label: name, copper })),
  ];
}

/** What a scroll or wand costs more at a caster level than at its own, in copper (SRD, Creating Scrolls, Creating Wands). */
export function furtherLevelsCopper(
  { type, spell }: Pick<ShopGood, 'type'> & { spell: NonNullable<ShopGood['spell']> },
  casterLevel: number,
): number {
  const price = type === 'wand' ? wandPrice : scrollPrice;
  const at = (level: number) => price(spell.level, level, spell.components);
  return copperOf(at(casterLevel) - at(spell.caster_level));
}
