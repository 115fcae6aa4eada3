/** The natural attacks that a template gives (Monster Manual v.3.5, pages 31, 144 and 146; Natural Attacks: page 312). */

import { attackKinds } from '../attack-kinds.ts';
import type { WorkedAttack } from './attack-damage.ts';
import { isNatural, isTwoHanded, isWeapon } from './attack-names.ts';
import { besideOthers, newNatural, withBetterDice, withBonuses } from './built-attacks.ts';
import { type Draft, diceOf, fighterOf, levelOf } from './draft.ts';
import type { NaturalAttackRule, TemplateRules } from './template-rules.ts';
import { extraAttacks } from './template-specials.ts';

const damageFor = ({ damage }: NaturalAttackRule, { facts }: Draft): string | undefined =>
  typeof damage === 'string' ? damage : damage[facts.size];

/** Natural attacks of the template: those that the creature has get the better dice, others stand beside its own. */
export function changeNaturalAttacks(draft: Draft, changes: TemplateRules): void {
  const natural_attacks = (changes.natural_attacks ?? []).filter(({ count }) => count !== 'each hand');
  const replacing = natural_attacks.find(({ own, touch, count }) => own === 'replaced' && (touch || count === RAKES));
  if (replacing !== undefined) {
    replaceAttacks(draft, replacing, changes);
    return;
  }
  if (typeof draft.facts.full_attack !== 'object') {
    if (natural_attacks.length > 0)
      draft.notes.push('Its printed attacks are not typed: the natural attacks of the template are to be added.');
    return;
  }
  const isOf = (rule: NaturalAttackRule) => (attack: WorkedAttack) =>
    isNatural(attack) && (attackKinds(attack.name) as string[]).includes(rule.name) && rule.own !== 'besides';
  const rules = natural_attacks.flatMap((rule) => {
    const dice = damageFor(rule, draft);
    return dice === undefined ? [] : [{ ...rule, dice, isOwn: isOf(rule) }];
  });
  const upgrade = (options: WorkedAttack[][]) =>
    options.map((option) =>
      option.map((attack) =>
        rules.reduce((one, { isOwn, dice }) => (isOwn(one) ? withBetterDice(one, dice) : one), attack),
      ),
    );
  const all = draft.full_attack.flat();
  const gained = rules.filter(({ isOwn }) => !all.some(isOwn));
  draft.attack = upgrade(draft.attack);
  draft.full_attack = upgrade(draft.full_attack);
  if (gained.length === 0) return;
  const fighter = fighterOf(draft);
  draft.attack = draft.attack.map((option) => option.map((attack) => besideOthers(attack, fighter)));
  draft.full_attack = draft.full_attack.map((option) => option.map((attack) => besideOthers(attack, fighter)));
  const hadNatural = all.some(isNatural);
  const make = ({ name, count, role, dice, touch }: (typeof gained)[number], single: boolean): WorkedAttack => {
    const several = !single && typeof count === 'number' && count > 1 ? count : undefined;
    const alone = role === 'primary' && rules.length === 1 && !hadNatural;
    return newNatural(
      {
        name: several === undefined ? name : `${name}s`,
        ...(several === undefined ? {} : { count: several }),
        dice,
        ...(touch ? { touch } : {}),
      },
      fighter,
      alone ? 'alone' : role,
    );
  };
  const primary = gained.filter(({ role }) => role === 'primary');
  const secondary = gained.filter(({ role }) => role === 'secondary');
  draft.attack = [...draft.attack, ...primary.map((rule) => [make(rule, true)])];
  const beside = rules.length > 1;
  const isNaturalOption = (option: WorkedAttack[]) => option.every(isNatural);
  const arms = gained.some(({ name }) => name === 'claw');
  const slamsWithArms = (option: WorkedAttack[]) => arms && option.some(isSlamOfArms);
  const natural = draft.full_attack.some((option) => isNaturalOption(option) && !slamsWithArms(option));
  const others = draft.full_attack.find(slamsWithArms)?.filter((attack) => !isSlamOfArms(attack)) ?? [];
  const freeHand = !draft.facts.armor_class.parts.some(({ kind }) => kind === 'shield');
  draft.full_attack = draft.full_attack.map((option) => {
    if (!beside) return option;
    if (slamsWithArms(option)) return [...option, ...secondary.map((rule) => make(rule, false))];
    if (isNaturalOption(option))
      return [...primary.map((rule) => make(rule, false)), ...option, ...secondary.map((rule) => make(rule, false))];
    const weapons = option.filter((attack) => isWeapon(attack) && (attack.mode ?? 'melee') === 'melee');
    const [weapon] = weapons;
    if (weapon === undefined) return option;
    const hand = freeHand && weapons.length === 1 && weapon.count === undefined && !isTwoHanded(weapon);
    const claws = hand ? primary.map((rule) => make({ ...rule, role: 'secondary' }, true)) : [];
    return [...option, ...claws, ...secondary.map((rule) => make(rule, false))];
  });
  if (!beside || !natural) {
    const made = (own: typeof gained) => own.map((rule) => make(rule, false));
    const own = [...made(primary), ...others, ...(beside ? made(secondary) : [])];
    if (own.length > 0) draft.full_attack = [...draft.full_attack, own];
  }
  if (hadNatural) draft.notes.push('Its own natural attacks keep their place as primary or secondary ones.');
}

/**
 * Several slams are made with the arms, as claws are: a half-dragon or half-fiend that fights without weapons uses both claws and its
 * bite (Monster Manual v.3.5, pages 146 and 147), or its slams and the bite.
 */
const isSlamOfArms = ({ name, count = 1 }: WorkedAttack): boolean => count !== 1 && attackKinds(name).includes('slam');

const RAKES = 'extra by Hit Dice';

/**
 * An attack in place of all others: the touch of a demilich, or as many rakes as the creature makes melee attacks, and those that its
 * Hit Dice add (Epic Level Handbook, "Demilich" and "Pseudonatural").
 */
function replaceAttacks(draft: Draft, rule: NaturalAttackRule, changes: TemplateRules): void {
  const dice = damageFor(rule, draft);
  if (dice === undefined) return;
  const { facts } = draft;
  const typed = typeof facts.full_attack === 'object' && typeof facts.attack === 'object';
  if (!typed) {
    facts.attack = [];
    facts.full_attack = [];
  }
  const { name, touch, plus } = rule;
  const fighter = fighterOf(draft);
  const attack = {
    ...newNatural({ name, dice, ...(touch ? { touch } : {}) }, fighter, 'primary'),
    ...(plus ? { plus } : {}),
  };
  if (rule.count !== RAKES) {
    draft.attack = [[attack]];
    draft.full_attack = [[attack]];
    return;
  }
  const ranged = (option: readonly WorkedAttack[]) => option.every(({ mode }) => mode?.startsWith('ranged') ?? false);
  const own = Math.max(1, ...draft.full_attack.filter((option) => !ranged(option)).map(attacksIn));
  const count = own + extraAttacks(changes, levelOf(diceOf(draft)));
  draft.attack = [[attack], ...draft.attack.filter(ranged)];
  draft.full_attack = [[{ ...attack, count, name: `${name}s` }], ...draft.full_attack.filter(ranged)];
}

/** How many attacks are made together. */
const attacksIn = (option: readonly WorkedAttack[]): number =>
  option.reduce((sum, { count, bonus }) => {
    const each = Array.isArray(bonus) ? bonus.length : 1;
    return sum + (typeof count === 'number' ? count : 1) * each;
  }, 0);

/** Bonuses on attack and damage rolls; those on damage count in melee and for thrown weapons. */
export function addAttackBonuses(draft: Draft, name: string, { attack_bonus, damage_bonus }: TemplateRules): void {
  if (attack_bonus === undefined && damage_bonus === undefined) return;
  const { value = 0, attacks } = attack_bonus ?? {};
  const points = value === 'hit dice' ? levelOf(diceOf(draft)) : value;
  const raised = (options: WorkedAttack[][]) =>
    options.map((option) =>
      option.map((attack) =>
        withBonuses(
          attack,
          attacks === 'touch' && !attack.mode?.endsWith('touch') ? 0 : points,
          damage_bonus?.value ?? 0,
        ),
      ),
    );
  if (attacks !== 'touch' && points !== 0) draft.attackBonuses.push({ label: name, value: points });
  draft.damageBonus += damage_bonus?.value ?? 0;
  draft.attack = raised(draft.attack);
  draft.full_attack = raised(draft.full_attack);
  if (draft.facts.attack_bonus !== undefined) draft.facts.attack_bonus += points;
  if (typeof draft.facts.full_attack === 'string')
    draft.notes.push(`${name}: its attacks are printed in words, without ${points} on attack rolls.`);
}
