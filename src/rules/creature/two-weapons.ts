/**
 * Fighting with two weapons or more: penalties on attack rolls, and the attacks with the off hand.
 *
 * Source: Player's Handbook v.3.5, page 160 (Two-Weapon Fighting), pages 95, 96 and 102 (the feats), page 113 (double weapons),
 * page 134 (half of Strength with the off hand); Monster Manual v.3.5, page 304 (Multiweapon Fighting).
 */

import { capitalized } from '../capitalized.ts';
import { signed } from '../signed.ts';
import type { WorkedAttack } from './attack-damage.ts';
import { firstBonus, isRanged, isWeapon } from './attack-names.ts';
import { attackModifier, focusBonus, withBonuses, withShare } from './built-attacks.ts';
import { type Draft, fighterOf } from './draft.ts';
import { offHandPenalties } from './split-hands.ts';

export interface WeaponKind {
  name: string;
  /** Null for ranged weapons. */
  hand: 'light' | 'one-handed' | 'two-handed' | null;
}

export interface Penalties {
  primary: number;
  off: number;
}

/** −6 and −10; with a light weapon in the off hand 2 less of each; with the feat 2 less and 6 less. */
export function twoWeaponPenalties(light: boolean, feat: boolean): Penalties {
  return { primary: -6 + (light ? 2 : 0) + (feat ? 2 : 0), off: -10 + (light ? 2 : 0) + (feat ? 6 : 0) };
}

const NONE: Penalties = { primary: 0, off: 0 };

/** The attacks of an alternative that are made with weapons in melee. */
export const meleeWeapons = (option: readonly WorkedAttack[]): WorkedAttack[] =>
  option.filter((attack) => isWeapon(attack) && !isRanged(attack) && attack.bonus !== undefined);

/** Whether an alternative strikes with several weapons. */
export const isArmedTwice = (option: readonly WorkedAttack[]): boolean => {
  const [first, second] = meleeWeapons(option);
  return first !== undefined && (second !== undefined || (first.count ?? 1) !== 1);
};

const hasAny = ({ facts }: Draft, chosen: readonly string[], feats: readonly string[]): boolean =>
  feats.some((feat) => chosen.includes(feat) || facts.feats?.some((one) => one.feat === feat));

const isSuperior = (draft: Draft): boolean => fighterOf(draft).superior ?? false;

function penaltiesOf(draft: Draft, light: boolean, chosen: readonly string[]): Penalties {
  if (isSuperior(draft)) return NONE;
  return twoWeaponPenalties(light, hasAny(draft, chosen, ['two-weapon-fighting', 'multiweapon-fighting']));
}

/** The penalty that the bonus of an attack shows; null where something else beside the rules is in it. */
function shownPenalty(attack: WorkedAttack, draft: Draft): number | null {
  const fighter = fighterOf(draft);
  const magic = Number(/^\+(\d+) /.exec(attack.name)?.[1] ?? (attack.name.startsWith('masterwork') ? 1 : 0));
  const others = fighter.baseAttack + fighter.size + attackModifier(attack, fighter) + focusBonus(attack, fighter);
  const rest = firstBonus(attack) - others - magic;
  return rest <= 0 && rest >= -10 && rest % 2 === 0 ? rest : null;
}

interface Replaced {
  /** How the weapon of a printed attack is held now. */
  kindOf: (attack: WorkedAttack) => WeaponKind;
  isReplaced: (attack: WorkedAttack) => boolean;
  /** Feats that are chosen beside those it has. */
  feats: readonly string[];
}

/**
 * Gives the attacks with several weapons the penalties of the new weapons in place of those that the printed bonuses show. A
 * creature whose bonuses show none keeps fighting without.
 */
export function payPenalties(draft: Draft, before: readonly WorkedAttack[][], replaced: Replaced): void {
  const { kindOf, isReplaced, feats } = replaced;
  draft.full_attack = draft.full_attack.map((option, n) => {
    const printed = before[n] ?? [];
    const weapons = meleeWeapons(printed);
    const [first, second = first] = weapons;
    if (first === undefined || second === undefined || !isArmedTwice(printed) || !weapons.some(isReplaced))
      return option;
    const rest = weapons.length > 1 ? weapons.slice(1) : weapons;
    const due = penaltiesOf(
      draft,
      rest.map(kindOf).every(({ hand }) => hand === 'light'),
      feats,
    );
    const paid = { primary: shownPenalty(first, draft) ?? due.primary, off: shownPenalty(second, draft) ?? due.off };
    if (paid.primary === 0 && paid.off === 0) {
      draft.notes.push('It fights with several weapons without a penalty, as its printed bonuses show.');
      return option;
    }
    return option.flatMap((attack, at) => {
      const own = printed[at];
      if (own === undefined || !weapons.includes(own)) return [attack];
      const change = own === first ? due.primary - paid.primary : due.off - paid.off;
      if (change !== 0)
        draft.notes.push(
          `${capitalized(attack.name)}: attack ${signed(firstBonus(attack) + change)} (${signed(change)}, since the penalty of fighting with these weapons is ${signed(own === first ? due.primary : due.off)} in place of ${signed(own === first ? paid.primary : paid.off)}).`,
        );
      return [withBonuses(attack, change, 0)];
    });
  });
}

interface OffHand {
  /** Whether a printed attack is with the weapon of the primary hand. */
  isFirst: (attack: WorkedAttack) => boolean;
  /** The attack with the off hand, without penalties, made of the printed one of the primary hand. */
  offHand: (attack: WorkedAttack) => WorkedAttack;
  light: boolean;
  feats: readonly string[];
  /** What is fought with, as a note begins. */
  title: string;
}

/** Adds beside each full attack with one weapon another, with the off hand too. */
export function addOffHand(draft: Draft, before: readonly WorkedAttack[][], off: OffHand): void {
  const { isFirst, offHand, light, feats, title } = off;
  const due = penaltiesOf(draft, light, feats);
  const fighter = fighterOf(draft);
  const more = offHandPenalties((feat) => hasAny(draft, feats, [feat]));
  const given = before.length;
  const both = draft.full_attack.slice(0, given).map((option, n): WorkedAttack[] | null => {
    const printed = before[n] ?? [];
    const at = printed.findIndex((attack) => meleeWeapons([attack]).length > 0 && isFirst(attack));
    const [own, primary] = [printed[at], option[at]];
    if (own === undefined || primary === undefined || isArmedTwice(printed)) return null;
    const other = offHand(own);
    const first = firstBonus(other) + due.off;
    const bonus = more.length === 0 ? first : [first, ...more.map((penalty) => first + penalty)];
    const whole = isSuperior(draft) ? withShare(other, 1, fighter) : other;
    return option.toSpliced(at, 1, withBonuses(withShare(primary, 1, fighter), due.primary, 0), { ...whole, bonus });
  });
  draft.full_attack = draft.full_attack.flatMap((option, n) => [option, ...(both[n] ? [both[n]] : [])]);
  draft.notes.push(
    due === NONE
      ? `${title}: no penalty, and all of Strength with either hand (superior two-weapon fighting).`
      : `${title}: ${signed(due.primary)} on attack rolls with the primary hand and ${signed(due.off)} with the off hand, whose weapon is ${light ? 'light' : 'not light'}; half of Strength with the off hand.`,
  );
}
