/**
 * Makes a lycanthrope of a creature and a base animal (Monster Manual v.3.5, pages 175–178). In every form the Hit Dice of the
 * base creature count its own Constitution and those of the animal that of the animal form, as all printed lycanthropes do.
 */
import { abilityModifier } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import {
  baseAttack,
  baseSave,
  type FeatTaken,
  featCount,
  hitDiceTotal,
  naturalArmor,
  TYPE_RULES,
} from '../monster-math.ts';
import { SIZES } from '../monster-vocabulary.ts';
import { SAVES } from '../saves.ts';
import { likelyGoodSaves, SAVE_FIGURES, withArticle } from './add-hit-dice.ts';
import { addRacialBonus, type ChosenTemplate, changeAlignment, changeType, rowFor } from './apply-changes.ts';
import { CannotBuild } from './cannot-build.ts';
import { changeArmor } from './change-armor.ts';
import type { CreatureFacts, FactDice, TemplateFacts } from './creature-facts.ts';
import { add, addBaseAttack, type Draft, diceOf, levelOf, pointsOfDie } from './draft.ts';
import type { BaseAnimal, Form } from './forms.ts';
import { gainFeats } from './gain-feats.ts';
import { takeForm } from './lycanthrope-forms.ts';
import { racialBonuses } from './racial-skills.ts';
import { setAbility } from './set-ability.ts';

/**
 * The base animal of the variety, which is the name of one (`werebear`) or an animal (`dire-boar`).
 * @throws CannotBuild where there is no such animal, or the rules do not allow it
 */
export function baseAnimalOf(
  draft: Draft,
  { template: slug, variety }: ChosenTemplate,
  { name, changes }: TemplateFacts,
  monsters: Readonly<Record<string, CreatureFacts>>,
): BaseAnimal {
  const fault = (message: string) =>
    new CannotBuild('template', variety === undefined ? slug : `${slug}:${variety}`, message);
  const named = changes.varieties?.find((one) => one.slug === variety || one.animal === variety);
  const animal = named?.animal ?? variety;
  const facts = animal === undefined ? undefined : monsters[animal];
  if (animal === undefined || facts === undefined || facts.type !== 'animal')
    throw fault(`must name a base animal after a colon: ${slug}:wolf, ${slug}:dire-boar`);
  const word = withArticle(facts.name.toLowerCase());
  if (facts.subtypes?.includes('swarm') || (facts.abilities.int ?? 0) > ANIMAL_INTELLIGENCE)
    throw fault(`must name another base animal: ${word} is not one animal`);
  if (changes.hit_dice?.not_animals?.includes(animal))
    throw fault(`must name a predator, scavenger or omnivore: ${word} is none of them`);
  if (Math.abs(SIZES.indexOf(facts.size) - SIZES.indexOf(draft.facts.size)) > 1)
    throw fault(
      `must name an animal within one size category: ${word} is ${facts.size}, and the ${name.toLowerCase()} would be ${draft.facts.size}`,
    );
  const over = (score = 10) => score - (score % 2 === 0 ? 10 : 11);
  const { str, dex, con } = facts.abilities;
  return { facts, physical: { str: over(str), dex: over(dex), con: over(con) } };
}

const ANIMAL_INTELLIGENCE = 2;

/** Lays the template on the creature with this animal, in this form. */
export function applyLycanthrope(
  draft: Draft,
  { variety, afflicted = false }: ChosenTemplate,
  template: TemplateFacts,
  { animal, form }: { animal: BaseAnimal; form: Form },
): void {
  const { changes } = template;
  const named = changes.varieties?.find((one) => one.slug === variety || one.animal === variety);
  changeType(draft, changes);
  addBaseAnimal(draft, animal, template, { form, afflicted });
  gainFeats(
    draft,
    (changes.feats?.gain ?? []).map((feat) => ({ feat, bonus: true })),
    template.name,
  );
  changeAlignment(draft, { ...changes, alignment: { variety: true } }, named);
  draft.facts.treasure = changes.treasure ?? draft.facts.treasure;
  draft.facts.advancement = 'By character class';
}

/** `Hill Giant Dire Wereboar, Hybrid Form`. */
export function lycanthropeName(
  name: string,
  { variety }: ChosenTemplate,
  { changes }: TemplateFacts,
  { animal, form }: { animal: CreatureFacts | undefined; form: Form },
): string {
  const named = changes.varieties?.find((one) => one.slug === variety || one.animal === variety)?.name;
  const words = (animal?.name ?? '').split(', ').reverse().join(' ').split(' ');
  const kind = named ?? words.with(-1, `Were${(words.at(-1) ?? '').toLowerCase()}`).join(' ');
  const title = kind.split(' ').map(capitalized).join(' ');
  return `${name} ${title}${form === 'base' ? '' : `, ${capitalized(form)} Form`}`;
}

/** Adds what the base animal gives in every form, then takes the form. */
function addBaseAnimal(
  draft: Draft,
  animal: BaseAnimal,
  { changes }: TemplateFacts,
  { form, afflicted }: { form: Form; afflicted: boolean },
): void {
  const { facts } = animal;
  const dice = (facts.hit_dice ?? []).map((part): FactDice => ({ count: part.count, die: part.die, type: 'animal' }));
  const count = levelOf(dice);
  const cause = `${facts.name}, ${count} Hit ${count === 1 ? 'Die' : 'Dice'}`;
  const base = naturalArmor(draft.facts.armor_class.parts);
  const before = levelOf(diceOf(draft));
  addDice(draft, animal, dice, cause);
  addBaseAttack(draft, cause, baseAttack(TYPE_RULES.animal.attack, count));
  const good = likelyGoodSaves(facts, count);
  for (const save of SAVES) add(draft, SAVE_FIGURES[save], cause, baseSave(good.includes(save), count));
  const { int } = draft.facts.abilities;
  const due = featCount(before + count, int) - featCount(before, int);
  add(draft, 'feats', cause, due);
  const points = Math.max(1, (changes.skills?.per_animal_die ?? 2) + abilityModifier(int)) * count;
  draft.classPoints += points;
  add(draft, 'skill_points', cause, points);
  for (const [skill, bonus] of racialBonuses(facts)) addRacialBonus(draft, skill, bonus);
  gainFeats(draft, countedUpTo(due, facts.feats ?? []), facts.name);
  changeArmor(draft, 'natural', 'Lycanthrope', changes.armor_class?.natural_increase ?? 0);
  setAbility(draft, 'wis', (draft.facts.abilities.wis ?? 0) + (changes.abilities?.adjust?.wis ?? 0), 'Lycanthrope');
  takeForm(draft, animal, changes, { form, base, afflicted });
  rate(draft, count, changes, cause);
  const adjustment = changes.level_adjustments?.[afflicted ? 'afflicted' : 'natural'] ?? 0;
  add(draft, 'level_adjustment', `${afflicted ? 'Afflicted' : 'Natural'} lycanthrope`, adjustment);
}

/** Feats beyond the number that the Hit Dice allow are bonus feats. */
function countedUpTo<Feat extends FeatTaken>(due: number, feats: readonly Feat[]): Feat[] {
  const counted = feats.filter(({ bonus }) => !bonus).slice(0, due);
  return feats.map((taken) => (counted.includes(taken) ? taken : { ...taken, bonus: true }));
}

/** The animal's dice with the Constitution of the animal form. */
function addDice(draft: Draft, { physical }: BaseAnimal, dice: readonly FactDice[], cause: string): void {
  const { con } = draft.facts.abilities;
  const each = abilityModifier(con === undefined ? undefined : con + physical.con);
  draft.facts.hit_dice = [
    ...diceOf(draft),
    ...dice.map((part) => {
      const modifier = each * levelOf([part]);
      return modifier === 0 ? part : { ...part, modifier };
    }),
  ];
  const points = dice.reduce((sum, part) => sum + hitDiceTotal([part]) * pointsOfDie(draft, part.die), 0);
  add(draft, 'hit_points', cause, points);
  add(draft, 'hit_points', 'Constitution of the animal form', each * levelOf(dice));
}

/** By the animal's Hit Dice; a base creature with class levels alone counts as 1 where it is rated lower. */
function rate(draft: Draft, count: number, { challenge_rating }: TemplateFacts['changes'], cause: string): void {
  const terms = draft.figures.challenge_rating;
  if (terms === undefined) return;
  const rating = terms.reduce((sum, { value }) => sum + value, 0);
  const classes = draft.facts.hit_dice?.some((part) => part.class !== undefined) ?? false;
  if (rating < 1 && classes) add(draft, 'challenge_rating', 'By class level', 1 - rating);
  add(draft, 'challenge_rating', cause, rowFor(challenge_rating.add_by_hit_dice, count)?.add ?? 0);
}
