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

/** More attacks with the off hand, by the feats that give them, with their penalties (Player's Handbook, pages 95 and 96). */
const MORE_ATTACKS: readonly { penalty: number; feats: readonly string[] }[] = [
  { penalty: -5, feats: ['improved-two-weapon-fighting', 'improved-multiweapon-fighting'] },
  { penalty: -10, feats: ['greater-two-weapon-fighting', 'greater-multiweapon-fighting'] },
];

/** The penalties of the further attacks with the off hand that feats give. */
export const offHandPenalties = (hasFeat: (feat: string) => boolean): number[] =>
  MORE_ATTACKS.filter(({ feats }) => feats.some(hasFeat)).map(({ penalty }) => penalty);

/** An alternative with further attacks with every weapon in melee but the first, unless that has as many already. */
export function withOffHandAttacks(option: readonly WorkedAttack[], penalties: readonly number[]): WorkedAttack[] {
  const [, ...off] = option.filter((attack) => isWeapon(attack) && !isRanged(attack) && attack.bonus !== undefined);
  return option.map((attack) =>
    off.includes(attack) && (!Array.isArray(attack.bonus) || attack.bonus.length <= penalties.length)
      ? { ...attack, bonus: [0, ...penalties].map((penalty) => firstBonus(attack) + penalty) }
      : attack,
  );
}
