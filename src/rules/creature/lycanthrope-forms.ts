/** The three forms of a lycanthrope (Monster Manual v.3.5, pages 176–178). */

import { naturalArmor } from '../monster-math.ts';
import { SIZES } from '../monster-vocabulary.ts';
import type { WorkedAttack } from './attack-damage.ts';
import { isNatural, isWeapon } from './attack-names.ts';
import { adjusted, newNatural, worked } from './built-attacks.ts';
import { changeArmor, takeArmorOff } from './change-armor.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { type Draft, fighterOf, fighterOfFacts } from './draft.ts';
import type { BaseAnimal, Form } from './forms.ts';
import { resize } from './resize.ts';
import { setAbility } from './set-ability.ts';
import { reachOf, spaceOf } from './size-changes.ts';
import { adjustedSpecial } from './special-attack-damage.ts';
import type { TemplateRules } from './template-rules.ts';

type Taken = {
  form: Form;
  /** The natural armor of the base creature. */
  base: number;
  afflicted: boolean;
};

/** Size, speed, armor, abilities, attacks, special attacks and qualities of the form. */
export function takeForm(
  draft: Draft,
  animal: BaseAnimal,
  changes: TemplateRules,
  { form, base, afflicted }: Taken,
): void {
  const { facts } = draft;
  const beast = animal.facts;
  const qualities = qualitiesOf(changes, beast.name, form, afflicted);
  if (form === 'base') {
    facts.special_qualities = united(facts.special_qualities, beast.special_qualities, qualities);
    draft.notes.push('In humanoid form; form=animal and form=hybrid give the other two.');
    return;
  }
  const cause = form === 'animal' ? 'Animal form' : 'Hybrid form';
  takeArmorOff(draft, `${cause}, without armor`);
  draft.notes.push(`${cause}: it wears no armor, and carries no shield.`);
  for (const ability of ['str', 'dex', 'con'] as const) {
    const score = facts.abilities[ability];
    if (score !== undefined) setAbility(draft, ability, Math.max(1, score + animal.physical[ability]), cause, true);
  }
  const larger = SIZES.indexOf(beast.size) > SIZES.indexOf(facts.size);
  if (beast.size !== facts.size && (form === 'animal' || larger)) resize(draft, beast.size);
  const natural = naturalArmor(beast.armor_class.parts);
  const increase = changes.armor_class?.natural_increase ?? 0;
  const best = (form === 'animal' ? natural : Math.max(natural, base)) + increase;
  changeArmor(draft, 'natural', cause, best - naturalArmor(facts.armor_class.parts));
  if (form === 'animal') asAnimal(draft, beast);
  else asHybrid(draft, changes);
  facts.special_attacks = united(
    form === 'animal' ? specialAttacksOf(draft, beast) : facts.special_attacks,
    changes.special_attacks?.gain,
  );
  if (afflicted) facts.special_attacks = facts.special_attacks?.filter((one) => !/curse of lycanthropy/.test(one));
  facts.special_qualities = united(facts.special_qualities, beast.special_qualities, qualities);
}

/** The better of what the base creature, the animal and the template have; each once. */
function united(...lists: (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** What the template gives in this form, with the animal's own empathy: `wolf empathy`. */
function qualitiesOf({ special_qualities }: TemplateRules, animal: string, form: Form, afflicted: boolean): string[] {
  const kind = (animal.split(',')[0] ?? animal).replace(/^Dire /, '').toLowerCase();
  return (special_qualities?.gain ?? []).flatMap((quality) => {
    if (quality.startsWith('damage reduction'))
      return form === 'base' ? [] : [afflicted ? AFFLICTED_REDUCTION : quality];
    return [quality === 'lycanthropic empathy' ? `${kind} empathy` : quality];
  });
}

const AFFLICTED_REDUCTION = 'damage reduction 5/silver';

/** The animal's special attacks with the Strength of this creature. */
function specialAttacksOf(draft: Draft, beast: CreatureFacts): string[] {
  const [before, after] = [fighterOfFacts(beast), fighterOf(draft)];
  const attacks = worked(beast.full_attack, beast.full_attack, before).flat();
  return (beast.special_attacks ?? []).map((text) => adjustedSpecial(text, before, after, attacks));
}

function asAnimal(draft: Draft, beast: CreatureFacts): void {
  const { facts } = draft;
  facts.speed = beast.speed;
  facts.space = beast.space;
  facts.reach = beast.reach;
  const [before, after] = [fighterOfFacts(beast), fighterOf(draft)];
  const of = (line: CreatureFacts['attack'], full: boolean) =>
    worked(line, beast.full_attack, before).map((option) => adjusted(option, before, after, full));
  if (typeof beast.attack !== 'object' || typeof beast.full_attack !== 'object') {
    facts.attack = beast.attack;
    facts.full_attack = beast.full_attack;
    return;
  }
  facts.attack = [];
  facts.full_attack = [];
  draft.attack = of(beast.attack, false);
  draft.full_attack = of(beast.full_attack, true);
}

/** Two claws and a bite, or a weapon and the bite. */
function asHybrid(draft: Draft, changes: TemplateRules): void {
  const { facts } = draft;
  facts.space = spaceOf(facts.size);
  facts.reach = Math.max(reachOf(facts.size, true), draft.printed.size === facts.size ? (facts.reach ?? 0) : 0);
  const fighter = fighterOf(draft);
  const rules = (changes.natural_attacks ?? []).filter(({ form }) => form === 'hybrid');
  const make = (role: 'primary' | 'secondary', single: boolean): WorkedAttack[] =>
    rules
      .filter((rule) => rule.role === role)
      .flatMap(({ name, count, damage }) => {
        const dice = typeof damage === 'string' ? damage : damage[facts.size];
        if (dice === undefined) return [];
        const several = !single && typeof count === 'number' && count > 1;
        return [newNatural({ name: several ? `${name}s` : name, dice, ...(several ? { count } : {}) }, fighter, role)];
      });
  const armed = (option: readonly WorkedAttack[]) => option.some(isWeapon) || !option.every(isNatural);
  const melee = (option: readonly WorkedAttack[]) => option.some((attack) => isWeapon(attack) && !isThrown(attack));
  const bite = make('secondary', true);
  draft.attack = [...draft.attack.filter(armed), make('primary', true)];
  draft.full_attack = [
    ...draft.full_attack
      .filter(armed)
      .map((option) => (melee(option) ? [...option.filter((one) => !isNatural(one)), ...bite] : option)),
    [...make('primary', false), ...bite],
  ];
  if (typeof facts.attack !== 'object' || typeof facts.full_attack !== 'object') {
    facts.attack = [];
    facts.full_attack = [];
  }
}

const isThrown = ({ mode }: WorkedAttack): boolean => mode?.startsWith('ranged') ?? false;
