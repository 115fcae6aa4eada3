/** The natural attacks that a template gives (Monster Manual v.3.5, pages 31, 144 and 146; Natural Attacks: page 312). */
import { attackKinds } from '../attack-kinds.ts';
import {
  besideOthers,
  isNatural,
  isTwoHanded,
  newNatural,
  type WorkedAttack,
  withBetterDice,
} from './built-attacks.ts';
import { type Draft, fighterOf } from './draft.ts';
import { isWeapon } from './mindless-attacks.ts';
import type { NaturalAttackRule, TemplateRules } from './template-rules.ts';

const damageFor = ({ damage }: NaturalAttackRule, { facts }: Draft): string | undefined =>
  typeof damage === 'string' ? damage : damage[facts.size];

/** Natural attacks of the template: those that the creature has get the better dice, others stand beside its own. */
export function changeNaturalAttacks(draft: Draft, { natural_attacks = [] }: TemplateRules): void {
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
  const natural = draft.full_attack.some(isNaturalOption);
  const freeHand = !draft.facts.armor_class.parts.some(({ kind }) => kind === 'shield');
  draft.full_attack = draft.full_attack.map((option) => {
    if (!beside) return option;
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
    const own = beside ? [...primary, ...secondary] : primary;
    if (own.length > 0) draft.full_attack = [...draft.full_attack, own.map((rule) => make(rule, false))];
  }
  if (hadNatural) draft.notes.push('Its own natural attacks keep their place as primary or secondary ones.');
}
