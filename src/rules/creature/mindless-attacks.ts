/**
 * The attacks of a skeleton or zombie: those of the base creature with new figures, and the claws or slam of the
 * template (Monster Manual v.3.5, pages 226 and 266; damage and secondary attacks, page 312).
 */
import { abilityModifier } from '../abilities.ts';
import { attackKinds } from '../attack-kinds.ts';
import type { Attack } from '../monster-format.ts';
import { sizeModifierToAttack } from '../monster-math.ts';
import type { Size } from '../monster-vocabulary.ts';
import type { Term } from '../sums.ts';
import { firstBonus, isRanged, isWeapon } from './attack-names.ts';
import type { Attacks, BaseCreature, BuiltAttack } from './base-creature.ts';
import { iterations, SECONDARY } from './built-attacks.ts';
import type { MindlessTemplate } from './template-rules.ts';

/** What the figures of an attack come from. */
export type Fighter = { size: Size; baseAttack: number; str: number; dex: number };

const isClaw = (attack: Attack): boolean => !isWeapon(attack) && attackKinds(attack.name).includes('claw');

const DAMAGE = /^(\d+(?:d\d+)?)([+-]\d+)?$/;

/** How much of the Strength modifier counts for damage: none, half, all, or one and a half of it. */
type Share = 0 | 0.5 | 1 | 1.5;

/** `1d6` and +5 in full: `1d6+5`. A penalty always counts in full. */
export function withStrength(dice: string, str: number, share: Share): string {
  const bonus = share === 0 ? 0 : str < 0 ? str : Math.floor(str * share);
  return bonus === 0 ? dice : `${dice}${bonus > 0 ? '+' : ''}${bonus}`;
}

/** Dice and share of a printed damage, for a creature with this Strength modifier. */
function printedShare(attack: Attack, str: number): { dice: string; share: Share } {
  const [, dice = '', bonus = '0'] = DAMAGE.exec(attack.damage ?? '') ?? [];
  const value = Number(bonus);
  const shares: readonly Share[] = isRanged(attack) ? [1, 0] : [1, 1.5, 0.5, 0];
  const found = shares.find((share) => (share === 0 ? 0 : str < 0 ? str : Math.floor(str * share)) === value);
  return { dice, share: found ?? 1 };
}

/** The average of dice, to find the better of two. */
function average(dice: string): number {
  const [count = 0, sides] = dice.split('d').map(Number);
  return sides === undefined ? count : (count * (sides + 1)) / 2;
}

const betterDice = (a: string, b: string | undefined): string => (b !== undefined && average(b) > average(a) ? b : a);

/** The terms of an attack bonus; feats and other bonuses of the base creature are lost. */
function attackTerms(attack: Attack, fighter: Fighter, secondary: boolean): Term[] {
  const size = sizeModifierToAttack(fighter.size);
  return [
    { label: 'Base attack', value: fighter.baseAttack },
    isRanged(attack) ? { label: 'Dexterity', value: fighter.dex } : { label: 'Strength', value: fighter.str },
    ...(size === 0 ? [] : [{ label: 'Size', value: size }]),
    ...(secondary ? [{ label: 'Secondary attack', value: SECONDARY }] : []),
  ];
}

/** Weapons that a full attack uses more than once: one attack for each 5 points of base attack, four at most (Player's Handbook, page 143). */
function iterative(first: number, { baseAttack }: Fighter, attack: Attack, full: boolean): number | number[] {
  const several = full && isWeapon(attack) && !isRanged(attack) && typeof attack.bonus !== 'number';
  const count = several ? iterations(baseAttack) : 1;
  return count === 1 ? first : Array.from({ length: count }, (_, n) => first - 5 * n);
}

function rebuilt(attack: Attack, fighter: Fighter, base: Fighter, secondary: boolean, full: boolean): BuiltAttack {
  const terms = attackTerms(attack, fighter, secondary);
  const first = terms.reduce((sum, { value }) => sum + value, 0);
  const { dice, share } = printedShare(attack, base.str);
  const { plus: _, ...kept } = attack;
  return {
    ...kept,
    bonus: iterative(first, fighter, attack, full),
    damage: withStrength(dice, fighter.str, share),
    terms,
  };
}

/** Natural attacks below the best of their alternative are secondary; so are those beside a weapon. */
const isSecondary = (attack: Attack, option: readonly Attack[]): boolean =>
  !isWeapon(attack) && firstBonus(attack) < Math.max(...option.map(firstBonus));

/** A skeleton fights with the base creature's attacks; hands that had none get claws. */
export function skeletonAttacks(base: BaseCreature, fighter: Fighter, template: MindlessTemplate) {
  const before = fighterOf(base);
  const claw = template.natural_attacks?.[0];
  const ownDice = typeof claw?.damage === 'string' ? claw.damage : claw?.damage[fighter.size];
  const withClaws = (attack: Attack): Attack => {
    if (!isClaw(attack)) return attack;
    const { dice, share } = printedShare(attack, before.str);
    return {
      ...attack,
      name: attack.name.replace('fore', ''),
      damage: withStrength(betterDice(dice, ownDice), before.str, share),
    };
  };
  const options = (attacks: Attacks, full: boolean) =>
    attacks.map((option) =>
      option.map((attack) => rebuilt(withClaws(attack), fighter, before, isSecondary(attack, option), full)),
    );
  const all = base.full_attack.flat();
  const hands = all.some(isClaw)
    ? 0
    : all.some((attack) => isWeapon(attack) || attackKinds(attack.name).includes('slam'))
      ? 2
      : 0;
  const claws = (count: number | undefined): BuiltAttack[][] =>
    hands === 0 || ownDice === undefined
      ? []
      : [[newAttack({ ...(count ? { count, name: 'claws' } : { name: 'claw' }), damage: ownDice }, fighter, 1)]];
  return {
    attack: [...options(base.attack, false), ...claws(undefined)],
    full_attack: [...options(base.full_attack, true), ...claws(hands)],
  };
}

/** A zombie makes one attack at a time, each with its full bonus: any of the base creature's, or its slam. */
export function zombieAttacks(base: BaseCreature, fighter: Fighter, template: MindlessTemplate) {
  const before = fighterOf(base);
  const single = new Map<string, Attack>();
  for (const attack of [...base.attack.flat(), ...base.full_attack.flat()]) {
    const name = attack.name.replace(/s$/, '');
    if (!single.has(name)) single.set(name, attack);
  }
  const slam = template.natural_attacks?.[0];
  const dice = typeof slam?.damage === 'string' ? slam.damage : slam?.damage[fighter.size];
  const onlyNatural = [...single.values()].every(isWeapon);
  const options = [...single.values()].map((attack) => {
    const { count: _, ...alone } = attack;
    const { dice: own } = printedShare(attack, before.str);
    const secondary = base.full_attack.some((option) => option.includes(attack) && isSecondary(attack, option));
    const printed = secondary ? { ...alone, damage: withStrength(own, before.str, 1) } : alone;
    return [rebuilt(printed, fighter, before, false, false)];
  });
  const gained =
    dice === undefined ? [] : [[newAttack({ name: 'slam', damage: dice }, fighter, onlyNatural ? 1.5 : 1)]];
  return { attack: [...options, ...gained], full_attack: [...options, ...gained] };
}

function newAttack(attack: Attack & { damage: string }, fighter: Fighter, share: Share): BuiltAttack {
  const terms = attackTerms(attack, fighter, false);
  const bonus = terms.reduce((sum, { value }) => sum + value, 0);
  return { ...attack, bonus, damage: withStrength(attack.damage, fighter.str, share), terms };
}

const fighterOf = ({ size, abilities }: BaseCreature): Fighter => ({
  size,
  baseAttack: 0,
  str: abilityModifier(abilities.str),
  dex: abilityModifier(abilities.dex),
});
