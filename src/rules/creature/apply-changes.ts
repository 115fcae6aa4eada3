/**
 * Lays a template on a creature by the template's typed changes (Monster Manual v.3.5, pages 31, 107, 118, 144, 146, 147,
 * 166, 250; what a template is: page 291).
 */
import { ABILITIES, abilityModifier } from '../abilities.ts';
import type { Alignment } from '../monster-lines.ts';
import { hitDiceTotal, sizeModifierToHide } from '../monster-math.ts';
import { KEY_ABILITY } from '../monster-skills.ts';
import { racialSkillPoints, SAVE_FIGURES } from './add-hit-dice.ts';
import { CannotBuild } from './cannot-build.ts';
import type { TemplateFacts } from './creature-facts.ts';
import { add, changeSkills, type Draft, diceOf, figureOf, isRacial, levelOf } from './draft.ts';
import { gainFeats } from './gain-feats.ts';
import { racialBonus } from './racial-skills.ts';
import { changeDc, setAbility } from './set-ability.ts';
import { addAttackBonuses, changeNaturalAttacks } from './template-attacks.ts';
import { changeDice, changeHitPoints, changeNaturalArmor, changeSize, changeSpeed } from './template-body.ts';
import type { TemplateRules, TemplateVariety } from './template-rules.ts';
import { laySpecialsOn } from './template-specials.ts';

export interface ChosenTemplate {
  template: string;
  /** A variety, or the base animal of a lycanthrope. */
  variety?: string | undefined;
  /** Whether a lycanthrope was infected, not born so. */
  afflicted?: boolean | undefined;
}

/** Lays the template on the creature. Its conditions are those of `mayHave` (template-conditions.ts). */
export function applyChanges(draft: Draft, chosen: ChosenTemplate, template: TemplateFacts): void {
  const { changes } = template;
  const variety = varietyOf(chosen, template);
  const name = variety === undefined ? template.name : `${template.name}, ${variety.name.toLowerCase()}`;
  changeType(draft, changes);
  changeDice(draft, name, changes);
  changeHitPoints(draft, name, changes);
  changeSize(draft, changes);
  changeAbilities(draft, name, changes);
  changeNaturalArmor(draft, name, changes);
  changeSpeed(draft, changes);
  changeNaturalAttacks(draft, changes);
  addAttackBonuses(draft, name, changes);
  changeSaves(draft, name, changes);
  changeRating(draft, name, changes);
  addToSpecialAttacks(draft, name, changes);
  laySpecialsOn(draft, name, changes, variety);
  for (const { skill, bonus } of changes.skills?.bonuses ?? []) addRacialBonus(draft, skill, bonus);
  const { all } = changes.skills ?? {};
  if (all !== undefined) changeSkills(draft, () => all.bonus);
  changeSkillPoints(draft, name, changes);
  for (const feat of changes.feats?.gain ?? [])
    if (feat !== 'dodge' || (draft.facts.abilities.dex ?? 0) >= DODGE_DEXTERITY)
      gainFeats(draft, [{ feat, bonus: true }], name);
  noteFeats(draft, name, changes);
  changeAdjustment(draft, name, changes);
  changeAlignment(draft, changes, variety);
  if (changes.treasure !== undefined) draft.facts.treasure = changes.treasure;
  if (changes.advancement === 'by character class') draft.facts.advancement = 'By character class';
}

/** The Dexterity that Dodge requires (Player's Handbook, page 93). */
const DODGE_DEXTERITY = 13;

/** The variety that is named after a colon. Throws where one is missing, unknown or needless. */
export function varietyOf(
  { template: slug, variety }: ChosenTemplate,
  { name, changes }: TemplateFacts,
): TemplateVariety | undefined {
  const { varieties = [] } = changes;
  const found = varieties.find((one) => one.slug === variety);
  if (found === undefined && (varieties.length > 0 || variety !== undefined)) {
    const value = variety === undefined ? slug : `${slug}:${variety}`;
    const message =
      varieties.length > 0
        ? `must name a variety of ${name} after a colon: ${varieties.map((one) => `${slug}:${one.slug}`).join(', ')}`
        : `must be ${slug} alone: ${name} has no varieties`;
    throw new CannotBuild('template', value, message);
  }
  return found;
}

/** The type and subtypes that the template gives. */
export function changeType(draft: Draft, { type = {}, subtypes = {} }: TemplateRules): void {
  const { facts } = draft;
  const old = facts.type;
  const becomes = type.becomes ?? type.from?.[old] ?? old;
  facts.type = becomes;
  const augmented = becomes !== old && type.augmented ? [`augmented-${old}`] : [];
  facts.subtypes = [...new Set([...(facts.subtypes ?? []), ...(subtypes.gain ?? []), ...augmented])];
}

/** A bonus of special attacks counts for their save DCs, for breath and presence too (Epic Level Handbook, "Paragon Creature"). */
function addToSpecialAttacks(draft: Draft, name: string, { special_attack_bonus: bonus }: TemplateRules): void {
  if (bonus === undefined) return;
  draft.dcBonuses.push({ label: `${name}, ${bonus.type}`, value: bonus.value });
  changeDc(draft, 'breath_weapon', bonus.value);
  changeDc(draft, 'frightful_presence_dc', bonus.value);
}

/** A bonus on every save; one against some effects alone is a special quality. */
function changeSaves(draft: Draft, name: string, { saves }: TemplateRules): void {
  for (const { type, value, save, against } of saves?.bonus ?? [])
    if (save === undefined && against === undefined)
      for (const figure of Object.values(SAVE_FIGURES)) add(draft, figure, `${name}, ${type}`, value);
}

function noteFeats(draft: Draft, name: string, { feats }: TemplateRules): void {
  if (feats?.any === undefined) return;
  draft.bonusFeats += feats.any;
  draft.notes.push(`${name} gives ${feats.any} bonus ${feats.any === 1 ? 'feat' : 'feats'} of its choice.`);
}

function changeAbilities(draft: Draft, name: string, { abilities: rules = {} }: TemplateRules): void {
  const { adjust = {}, minimum = {}, none = [], set = {}, adjust_if } = rules;
  const further =
    adjust_if !== undefined && (draft.facts.abilities[adjust_if.ability] ?? 0) >= adjust_if.minimum
      ? adjust_if.adjust
      : {};
  for (const ability of ABILITIES) {
    const own = draft.facts.abilities[ability];
    if (none.includes(ability)) setAbility(draft, ability, undefined, name);
    else if (set[ability] !== undefined) setAbility(draft, ability, set[ability], name);
    else if (own !== undefined)
      setAbility(
        draft,
        ability,
        Math.max(1, minimum[ability] ?? 1, own + (adjust[ability] ?? 0) + (further[ability] ?? 0)),
        name,
      );
    else if (minimum[ability] !== undefined) setAbility(draft, ability, minimum[ability], name);
  }
}

/**
 * A racial bonus on a skill. Of several, the best counts, as bonuses of one kind do not stack (Player's Handbook, page 171). A skill
 * that is not listed appears with its modifier without ranks.
 */
export function addRacialBonus(draft: Draft, skill: string, racial: number): void {
  const { facts } = draft;
  const had = racialBonus(facts, skill);
  if (racial <= had) return;
  facts.racial_skills = [
    ...(facts.racial_skills ?? []).filter((one) => one.skill !== skill || one.when),
    { skill, bonus: racial },
  ];
  const bonus = racial - had;
  if ((facts.skills ?? []).some((entry) => entry.skill === skill)) {
    changeSkills(draft, (one) => (one === skill ? bonus : 0));
    return;
  }
  const key = KEY_ABILITY[skill];
  const modifier =
    racial +
    (key ? abilityModifier(facts.abilities[key]) : 0) +
    (skill === 'hide' ? sizeModifierToHide(facts.size) : 0);
  facts.skills = [...(facts.skills ?? []), { skill, modifier }];
}

function changeSkillPoints(draft: Draft, name: string, { skills }: TemplateRules): void {
  if (skills?.points === undefined) return;
  const racial = Math.ceil(hitDiceTotal(diceOf(draft).filter(isRacial)));
  const points = racialSkillPoints(skills.points.per_die, racial, draft.facts.abilities.int);
  add(
    draft,
    'skill_points',
    `${name}, as ${skills.points.as}`,
    points + draft.classPoints - figureOf(draft, 'skill_points'),
  );
}

/** The row that holds for so many Hit Dice. */
export function rowFor<Row extends { from: number | '1/2' }>(
  rows: readonly Row[] = [],
  level: number,
): Row | undefined {
  return rows.findLast(({ from }) => (from === '1/2' ? 0 : from) <= level);
}

function changeRating(draft: Draft, name: string, { challenge_rating: rules }: TemplateRules): void {
  const level = levelOf(diceOf(draft));
  const raise = rules.add ?? rowFor(rules.add_by_hit_dice, level)?.add ?? 0;
  add(draft, 'challenge_rating', name, raise);
  const { minimum } = rules;
  if (minimum !== undefined && draft.figures.challenge_rating !== undefined)
    add(
      draft,
      'challenge_rating',
      `${name}, at least ${minimum}`,
      Math.max(0, minimum - figureOf(draft, 'challenge_rating')),
    );
}

function changeAdjustment(draft: Draft, name: string, { level_adjustment: change }: TemplateRules): void {
  if (typeof change === 'number') add(draft, 'level_adjustment', name, change);
  if (change !== 'none') return;
  draft.facts.level_adjustment = 'none';
  delete draft.figures.level_adjustment;
}

/** The alignment that the template or its variety has. */
export function changeAlignment(
  draft: Draft,
  { alignment: rules = {} }: TemplateRules,
  variety: TemplateVariety | undefined,
): void {
  const { becomes, any } = rules;
  const fixed = becomes ?? (rules.variety ? variety?.alignment : undefined);
  const alignment: Alignment | undefined =
    fixed !== undefined
      ? { tendency: 'always', alignment: fixed }
      : any !== undefined
        ? `Always ${any} (any)`
        : undefined;
  if (alignment === undefined) return;
  const { alignment: own } = draft.facts;
  const fits = any !== undefined && typeof own !== 'string' && own.alignment.includes(any);
  draft.facts.alignment =
    fits && typeof own !== 'string' ? { tendency: 'always', alignment: own.alignment } : alignment;
}
