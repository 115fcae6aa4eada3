import type { ShopAbility, ShopBase } from '../contract/shop-goods.ts';

/** Highest sum of enhancement bonus and special abilities (SRD, Magic Weapons, Magic Armor). */
export const MAX_BONUS = 10;

const BEARERS = { melee: 'melee weapons', ranged: 'ranged weapons', armor: 'armor', shield: 'shields' } as const;

/**
 * Why a special ability cannot be added to an item; null where it can. A special ability needs an enhancement bonus, and
 * excludes weaker and opposite forms of itself (SRD, Magic Weapons, Magic Armor).
 */
export function misfitReason(
  ability: ShopAbility,
  base: ShopBase,
  enhancement: number,
  others: readonly ShopAbility[],
): string | null {
  const { name } = ability;
  if (enhancement === 0) return `${name} needs an enhancement bonus of +1 or more`;
  const other = others.find(({ slug }) => ability.apart.includes(slug));
  if (other) return `${name} does not go with ${other.name}`;
  if (ability.thrown === true && !base.thrown) return `${name} goes on weapons that are made for throwing`;
  if (ability.thrown === false && base.thrown) return `${base.name} is made for throwing without ${name}`;
  const bears = base.sort === 'ammunition' ? (['ranged'] as const) : base.bears;
  if (ability.thrown !== true && !bears.some((bearer) => ability.applies_to.includes(bearer)))
    return `${name} goes on ${ability.applies_to.map((bearer) => BEARERS[bearer]).join(' and ')}`;
  if (ability.damage !== null && !ability.damage.some((type) => base.damage.includes(type)))
    return `${name} goes on ${ability.damage.join(' and ')} weapons`;
  if (ability.items !== null && !ability.items.includes(base.slug)) return `${name} does not go on ${base.name}`;
  return null;
}
