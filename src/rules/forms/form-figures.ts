/**
 * A creature's figures for somebody who takes its form: base attack, base saves and, but in elemental wild shapes, feats are the
 * person's, the body is the form's (Player's Handbook v.3.5, pages 197 and 263; Monster Manual v.3.5, page 312: Natural Weapons).
 */
import { type Ability, abilityModifier } from '../abilities.ts';
import { iterativeAttacks } from '../class-progression.ts';
import { damageWithStrength, type WorkedAttack } from '../creature/attack-damage.ts';
import { comparedBonus, isNatural, isRanged } from '../creature/attack-names.ts';
import {
  attackModifier,
  type Fighter,
  focusBonus,
  SECONDARY,
  SECONDARY_MULTIATTACK,
  worked,
} from '../creature/built-attacks.ts';
import type { CreatureFacts } from '../creature/creature-facts.ts';
import { fighterOfFacts } from '../creature/draft.ts';
import { saveFeatTerms } from '../feat-bonuses.ts';
import { type Attack, formatAttackDamage, type Speed } from '../monster-format.ts';
import { naturalArmor, sizeModifierToAttack } from '../monster-math.ts';
import { signed } from '../signed.ts';
import { type Term, totalOf } from '../sums.ts';
import { FORM_SPEEDS } from './ways.ts';

/** Who takes the form. */
export interface Shaper {
  baseAttack: number;
  fortitude: number;
  reflex: number;
  /** Kept where the way does not give those of the form. */
  abilities?: Readonly<Partial<Record<Ability, number>>> | undefined;
}

export interface FormFigures {
  armorClass: { total: number; touch: number; flat_footed: number; terms: Term[] };
  /** `2 claws +13 (1d8+8), bite +8 (2d6+4)`. */
  fullAttack: string;
  /** The highest attack bonus; null for a form that has no attacks. */
  best: number | null;
  /** The terms of that bonus. */
  attackTerms: Term[];
  /** What a full attack deals on average if all of it hits. */
  average: number;
  abilities: { str: number | null; dex: number | null; con: number | null };
  fortitude: number;
  reflex: number;
  speed: Speed;
}

/**
 * The figures of a form: armor class, attacks and movement of its body, with the base attack bonus and base saves of
 * whoever takes it. Hit points stay the person's own (Player's Handbook v.3.5, pages 197 and 263).
 * @param facts the creature whose form is taken, as printed
 * @param feats those of its feats that whoever takes the form has too
 */
export function formFigures(facts: CreatureFacts, shaper: Shaper, feats: CreatureFacts['feats'] = []): FormFigures {
  const scores = shaper.abilities ?? facts.abilities;
  const size = sizeModifierToAttack(facts.size);
  const [str, dex, con] = [scores.str, scores.dex, scores.con].map(abilityModifier);
  const natural = naturalArmor(facts.armor_class.parts);
  const touch = 10 + size + (dex ?? 0);
  const { finesse, multiattack, focus } = fighterOfFacts({ ...facts, feats });
  const fighter: Fighter = {
    baseAttack: shaper.baseAttack,
    size,
    str: scores.str === undefined ? undefined : (str ?? 0),
    dex: dex ?? 0,
    ...{ finesse, multiattack, focus },
  };
  const attacks = attacksOf(facts, fighter);
  return {
    armorClass: {
      total: touch + natural,
      touch,
      flat_footed: touch + natural - Math.max(0, dex ?? 0),
      terms: [
        { label: 'Base', value: 10 },
        { label: 'Size', value: size },
        { label: 'Dexterity', value: dex ?? 0 },
        { label: 'Natural armor', value: natural },
      ].filter(({ value }) => value !== 0),
    },
    fullAttack: attacks.map((option) => option.map(shortAttack).join(', ')).join(' or '),
    ...bestOf(attacks, fighter),
    average: Math.max(0, ...attacks.map(averageOf)),
    abilities: { str: scores.str ?? null, dex: scores.dex ?? null, con: scores.con ?? null },
    fortitude: shaper.fortitude + (con ?? 0) + totalOf(saveFeatTerms('fortitude', feats)),
    reflex: shaper.reflex + (dex ?? 0) + totalOf(saveFeatTerms('reflex', feats)),
    speed: formSpeed(facts.speed),
  };
}

/** The form's attacks by the person's base attack, with the feats that the fighter has. */
function attacksOf({ full_attack, abilities }: CreatureFacts, fighter: Fighter): WorkedAttack[][] {
  const printed = worked(full_attack, full_attack, {
    ...fighter,
    str: abilities.str === undefined ? undefined : abilityModifier(abilities.str),
    finesse: false,
    multiattack: false,
    focus: new Set(),
  });
  return printed.map((option) => {
    const highest = Math.max(...option.map(comparedBonus));
    return option.map((attack): WorkedAttack => {
      const secondary = isNatural(attack) && comparedBonus(attack) < highest;
      const more = fighter.size + attackModifier(attack, fighter) + focusBonus(attack, fighter);
      const penalty = fighter.multiattack ? SECONDARY_MULTIATTACK : SECONDARY;
      const first = fighter.baseAttack + more + (secondary ? penalty : 0);
      const weapon = !isNatural(attack) && !isRanged(attack);
      const bonus = weapon ? iterativeAttacks(fighter.baseAttack).map((one) => one + more) : first;
      return { ...attack, ...(attack.bonus === undefined ? {} : { bonus }), ...damageOf(attack, fighter) };
    });
  });
}

const DAMAGE = /^(\d+(?:d\d+)?)([+-]\d+)?$/;

function damageOf({ damage, share }: WorkedAttack, { str }: Fighter): { damage?: string } {
  const dice = DAMAGE.exec(damage ?? '')?.[1];
  if (dice === undefined || share === 0) return {};
  return { damage: damageWithStrength(dice, share, str) };
}

/** `2 claws +13 (1d8+8)`. */
function shortAttack(attack: Attack): string {
  const { bonus } = attack;
  const rolls = bonus === undefined ? '' : typeof bonus === 'number' ? signed(bonus) : bonus.map(signed).join('/');
  const mode = attack.mode === undefined || attack.mode === 'melee' ? '' : attack.mode.replace('-', ' ');
  const damage = formatAttackDamage(attack);
  return [attack.count ?? '', attack.name, rolls, mode, damage && `(${damage})`]
    .filter((part) => part !== '')
    .join(' ');
}

function bestOf(attacks: readonly (readonly Attack[])[], fighter: Fighter) {
  const { baseAttack, size } = fighter;
  const rolled = attacks.flat().filter((attack) => Number.isFinite(comparedBonus(attack)));
  const [highest] = rolled.sort((a, b) => comparedBonus(b) - comparedBonus(a));
  if (highest === undefined) return { best: null, attackTerms: [] };
  const best = comparedBonus(highest);
  const focus = focusBonus(highest, fighter);
  const attackTerms = [
    { label: 'Base attack', value: baseAttack },
    { label: 'Size', value: size },
    { label: 'Strength or Dexterity', value: best - baseAttack - size - focus },
    { label: 'Weapon Focus', value: focus },
  ].filter(({ value }) => value !== 0);
  return { best, attackTerms };
}

/** The average damage of a full attack if all of it hits. */
function averageOf(option: readonly Attack[]): number {
  return option.reduce((sum, { damage = '', count = 1, bonus }) => {
    const [, dice = '0', points = '0'] = DAMAGE.exec(damage) ?? [];
    const [amount = 0, sides] = dice.split('d').map(Number);
    const each = Math.max(0, (sides === undefined ? amount : (amount * (sides + 1)) / 2) + Number(points));
    const rolls = typeof bonus === 'object' ? bonus.length : 1;
    return sum + each * rolls * (Number(count) || 1);
  }, 0);
}

/** The form's movement; no faster than the form may be, and without what its own gear takes of it. */
function formSpeed({ base, ...speed }: Speed): Speed {
  const { land, burrow, climb, fly, swim } = base ?? speed;
  const slow = (feet: number | undefined) => (feet === undefined ? undefined : Math.min(FORM_SPEEDS.other, feet));
  return {
    land: slow(land),
    burrow: slow(burrow),
    climb: slow(climb),
    swim: slow(swim),
    ...(fly === undefined ? {} : { fly: { ...fly, feet: Math.min(FORM_SPEEDS.fly, fly.feet) } }),
  };
}
