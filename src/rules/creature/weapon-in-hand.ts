/** An attack with another weapon in place of its own (Player's Handbook v.3.5, pages 113, 118, 119 and 134). */
import type { Attack } from '../monster-format.ts';
import { signed } from '../signed.ts';
import {
  damageWithStrength,
  eachDamage,
  listsHands,
  type Share,
  type WorkedAttack,
  withPoints,
} from './attack-damage.ts';
import { BOW, bowShare, firstBonus, isNamed } from './attack-names.ts';
import { attackModifier, focusBonus, iterations, ratingPenalty } from './built-attacks.ts';
import { type Draft, fighterOf, nonepicAttack } from './draft.ts';
import type { Hand, Held } from './hold-weapon.ts';

/** The attack with the weapon in place of its own, and what its bonus comes from. */
export function inHand(
  attack: WorkedAttack,
  held: Held,
  draft: Draft,
  share: Share = attack.share,
): { replaced: WorkedAttack; note: string } {
  const { row, hand, steps, proficient, end } = held;
  const { count, plus } = attack;
  const fighter = fighterOf(draft);
  const thrown = attack.mode?.startsWith('ranged') === true && row.range_increment !== undefined;
  const ranged = row.hand === 'ranged' || thrown;
  const many = count !== undefined && count !== 1;
  const fresh: Attack = { name: many ? `${held.name}s` : held.name, ...(ranged ? { mode: 'ranged' as const } : {}) };
  const wielder = { ...fighter, finesse: fighter.finesse && steps === 0 };
  const focus = (weapon: Attack) => focusBonus(weapon, fighter) + timesFor(draft, 'greater-weapon-focus', weapon);
  const terms: [label: string, value: number][] = [
    [attack.name, firstBonus(attack)],
    ['its quality', -qualityOf(attack)],
    ['Weapon Focus', focus(fresh) - focus(attack)],
    ['ability', attackModifier(fresh, wielder, row.hand === 'light') - attackModifier(attack, fighter)],
    ['weapon of another size', -2 * steps],
    ['not proficient', proficient ? 0 : -4],
    ['Strength below the rating', ratingPenalty(fresh, fighter) - ratingPenalty(attack, fighter)],
  ];
  const change = terms.slice(1).reduce((sum, [, value]) => sum + value, 0);
  const newShare = shareOf(fresh, hand, ranged, share);
  const more = ['weapon-specialization', 'greater-weapon-specialization'].map(
    (feat) => 2 * timesFor(draft, feat, fresh),
  );
  const dealt = (part: Share) =>
    withPoints(
      damageWithStrength(held.dice, part, fighter.str),
      more.reduce((sum, points) => sum + points, 0),
    );
  const { threat, multiplier } = end;
  const critical = `${threat === 20 ? '' : `/${threat}–20`}${multiplier === 2 ? '' : `/×${multiplier}`}`;
  const replaced: WorkedAttack = {
    ...(count === undefined ? {} : { count }),
    ...fresh,
    bonus: typeof attack.bonus === 'number' ? attack.bonus + change : (attack.bonus ?? []).map((one) => one + change),
    ...(listsHands(attack)
      ? { effect: eachDamage(attack.effect ?? '', (_, part) => dealt(part), critical) }
      : {
          damage: dealt(newShare),
          ...(threat === 20 ? {} : { threat }),
          ...(multiplier === 2 ? {} : { multiplier }),
        }),
    ...(plus === undefined || qualityOf(attack) > 0 ? {} : { plus }),
    share: newShare,
  };
  const words = terms.filter(([, value]) => value !== 0).map(([label, value]) => `${signed(value)} ${label}`);
  return { replaced, note: `${signed(firstBonus(attack) + change)} (${words.join(', ')})` };
}

/** A bow of a full attack with all the shots of the base attack; other weapons as they are (Player's Handbook, page 143). */
export function shotAsOften(attack: WorkedAttack, draft: Draft): WorkedAttack {
  const { bonus, count } = attack;
  const shots = iterations(nonepicAttack(draft));
  if (!BOW.test(attack.name) || count !== undefined || typeof bonus !== 'number' || shots === 1) return attack;
  return { ...attack, bonus: Array.from({ length: shots }, (_, n) => bonus - 5 * n) };
}

/** How often the creature has a feat for this weapon: once, or not. */
export const timesFor = ({ facts }: Draft, feat: string, weapon: Attack): number =>
  (facts.feats ?? []).some(
    (one) => one.feat === feat && one.choice !== undefined && isNamed(weapon, one.choice.toLowerCase()),
  )
    ? 1
    : 0;

/** What an enhancement or masterwork adds to attack rolls: `+2 longsword`, `masterwork longbow`. */
function qualityOf({ name }: Attack): number {
  const magic = /\+(\d+) /.exec(name.replace(/\(.*\)/, ''))?.[1];
  return magic === undefined ? (/\bmasterwork\b/.test(name) ? 1 : 0) : Number(magic);
}

/** How much of the Strength modifier counts; the other hand keeps its half. */
function shareOf(weapon: Attack, hand: Hand | null, ranged: boolean, old: Share): Share {
  const { name } = weapon;
  if (name.includes('crossbow')) return 0;
  if (/\b(?:short|long)bows?\b/.test(name)) return bowShare(weapon);
  if (ranged) return 1;
  return hand === 'two-handed' ? 1.5 : old === 0.5 ? 0.5 : 1;
}
