/**
 * Several weapons of one kind whose first hand gets further attacks: each off hand has one attack (Player's Handbook v.3.5, page 160,
 * Two-Weapon Fighting; Monster Manual v.3.5, page 304, Multiweapon Fighting).
 */
import { listedDamage, type WorkedAttack } from './attack-damage.ts';
import { firstBonus, isRanged, isWeapon } from './attack-names.ts';

/** `2 daggers +7/+2 (1d6+2, 1d6+1)` as `dagger +7/+2 (1d6+2)` and `dagger +7 (1d6+1)`; other attacks as they are. */
export function splitHands(attack: WorkedAttack): WorkedAttack[] {
  const { count, effect, name: names, ...each } = attack;
  if (typeof count !== 'number' || count < 2 || !Array.isArray(attack.bonus)) return [attack];
  const name = names.replace(/s$/, '');
  const [first, second] = listedDamage(effect);
  return [
    { name, ...each, ...(first && { ...first, share: 1 }) },
    {
      ...(count > 2 ? { count: count - 1, name: names } : { name }),
      ...each,
      bonus: firstBonus(attack),
      ...(second && { ...second, share: 0.5 }),
    },
  ];
}

/** Attacks with each off hand, each with 5 less, by the feats that give them (Player's Handbook, pages 95 and 96). */
export const OFF_HAND_ATTACKS: Readonly<Record<string, number>> = {
  ...{ 'improved-two-weapon-fighting': 2, 'improved-multiweapon-fighting': 2 },
  ...{ 'greater-two-weapon-fighting': 3, 'greater-multiweapon-fighting': 3 },
};

/** An alternative with so many attacks, or more, with every weapon in melee but the first. */
export function withOffHandAttacks(option: readonly WorkedAttack[], attacks: number): WorkedAttack[] {
  const [, ...off] = option.filter((attack) => isWeapon(attack) && !isRanged(attack) && attack.bonus !== undefined);
  return option.map((attack) =>
    off.includes(attack) && (!Array.isArray(attack.bonus) || attack.bonus.length < attacks)
      ? { ...attack, bonus: Array.from({ length: attacks }, (_, n) => firstBonus(attack) - 5 * n) }
      : attack,
  );
}
