import type { CraftingParameters } from '../contract/crafting.ts';
import type { ShopAbility, ShopBase } from '../contract/shop-goods.ts';
import { MAX_BONUS, misfitReason } from './ability-fit.ts';
import { CannotCraft } from './failure.ts';

/** An enchanted end of a weapon; armor, shields and most weapons have one. */
export type Head = { enhancement: number; abilities: readonly ShopAbility[]; label: string };

/** The enhancement bonus and those of the special abilities. */
export const totalBonus = ({ enhancement, abilities }: Head) =>
  abilities.reduce((total, { bonus }) => total + bonus, enhancement);

/**
 * The ends that a query enchants: one, or both of a double weapon.
 * @throws {CannotCraft} where an ability does not fit, or the total bonus is too high
 */
export function headsOf(query: CraftingParameters, base: ShopBase, known: readonly ShopAbility[]): Head[] {
  const { enhancement, ability, other_enhancement, other_ability } = query;
  const first = headOf('', enhancement, ability, base, known);
  if (other_enhancement === 0 && other_ability.length === 0) return [first];
  if (!base.double)
    throw new CannotCraft(
      'other_enhancement',
      String(other_enhancement),
      `must be 0: ${base.name} is not a double weapon and has one end`,
    );
  return [first, headOf('other_', other_enhancement, other_ability, base, known)];
}

function headOf(
  prefix: '' | 'other_',
  enhancement: number,
  slugs: readonly string[],
  base: ShopBase,
  known: readonly ShopAbility[],
): Head {
  const parameter = `${prefix}ability`;
  const abilities = slugs.map((slug) => {
    const ability = known.find(({ key }) => key === slug);
    if (ability) return ability;
    const members = known.filter((one) => one.slug === slug).map(({ key }) => key);
    const allowed = members.length > 0 ? `must name one of its kind: ${members.join(', ')}` : 'is no special ability';
    throw new CannotCraft(parameter, slug, allowed);
  });
  for (const [i, ability] of abilities.entries()) {
    const reason = misfitReason(ability, base, enhancement, abilities.slice(0, i));
    if (reason) throw new CannotCraft(parameter, ability.key, reason);
  }
  const head = { enhancement, abilities, label: prefix === '' ? '' : 'Other end: ' };
  if (totalBonus(head) > MAX_BONUS)
    throw new CannotCraft(
      parameter,
      slugs.join(','),
      `leads to a total bonus of +${totalBonus(head)}; enhancement and special abilities are at most +${MAX_BONUS} together`,
    );
  return head;
}

/** `+1 Flaming Burst`, as the books name magic weapons. */
export function headName({ enhancement, abilities }: Head): string {
  return [`+${enhancement}`, ...abilities.map(({ name }) => name)].join(' ');
}
