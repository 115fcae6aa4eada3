/**
 * Lays a template on a creature by the template's typed changes (Monster Manual v.3.5, pages 31, 107, 118, 144, 146, 147,
 * 166, 250; what a template is: page 291).
 */
import { ABILITIES, ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import { attackKinds } from '../attack-kinds.ts';
import { capitalized } from '../capitalized.ts';
import type { Alignment } from '../monster-lines.ts';
import { hitDiceTotal, sizeModifierToHide } from '../monster-math.ts';
import { KEY_ABILITY, SKILL_FEATS } from '../monster-skills.ts';
import { SIZES } from '../monster-vocabulary.ts';
import { racialSkillPoints } from './add-hit-dice.ts';
import {
  besideOthers,
  isNatural,
  isTwoHanded,
  newNatural,
  type WorkedAttack,
  withBetterDice,
} from './built-attacks.ts';
import { CannotBuild } from './cannot-build.ts';
import type { TemplateFacts } from './creature-facts.ts';
import {
  add,
  changeArmor,
  changeSkills,
  type Draft,
  diceOf,
  fighterOf,
  figureOf,
  gainFeat,
  isRacial,
  levelOf,
  naturalArmor,
  pointsOfDie,
  setAbility,
} from './draft.ts';
import { isWeapon } from './mindless-attacks.ts';
import type { NaturalAttackRule, TemplateRules, TemplateVariety } from './template-rules.ts';
import { laySpecialsOn } from './template-specials.ts';

export interface ChosenTemplate {
  template: string;
  variety?: string | undefined;
}

/** Lays the template on the creature. Its conditions are those of `mayHave`. */
export function applyChanges(draft: Draft, chosen: ChosenTemplate, template: TemplateFacts): void {
  const { changes } = template;
  const variety = varietyOf(chosen, template);
  const name = variety === undefined ? template.name : `${template.name}, ${variety.name.toLowerCase()}`;
  changeType(draft, changes);
  changeDice(draft, name, changes);
  changeAbilities(draft, name, changes);
  changeNaturalArmor(draft, name, changes);
  changeSpeed(draft, changes);
  changeNaturalAttacks(draft, changes);
  laySpecialsOn(draft, name, changes, variety);
  for (const { skill, bonus } of changes.skills?.bonuses ?? []) addSkillBonus(draft, skill, bonus);
  changeSkillPoints(draft, name, changes);
  for (const feat of changes.feats?.gain ?? [])
    if (feat !== 'dodge' || (draft.facts.abilities.dex ?? 0) >= DODGE_DEXTERITY)
      gainFeat(draft, feat, name, SKILL_FEATS[feat] ?? []);
  changeRating(draft, name, changes);
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

function changeType(draft: Draft, { type = {}, subtypes = {} }: TemplateRules): void {
  const { facts } = draft;
  const old = facts.type;
  const becomes = type.becomes ?? type.from?.[old] ?? old;
  facts.type = becomes;
  const augmented = becomes !== old && type.augmented ? [`augmented-${old}`] : [];
  facts.subtypes = [...new Set([...(facts.subtypes ?? []), ...(subtypes.gain ?? []), ...augmented])];
}

/** Dice of other sides. */
function changeDice(draft: Draft, name: string, { hit_dice: rules = {} }: TemplateRules): void {
  const { of = 'all', die, steps = 0, maximum_die = 12 } = rules;
  draft.facts.hit_dice = diceOf(draft).map((part) => {
    const stepped = Math.max(part.die, Math.min(maximum_die, part.die + 2 * steps));
    const sides = of === 'racial' && !isRacial(part) ? part.die : (die ?? stepped);
    const more = pointsOfDie(draft, sides) - pointsOfDie(draft, part.die);
    add(draft, 'hit_points', `${name}, d${part.die} → d${sides}`, more * hitDiceTotal([part]));
    return { ...part, die: sides };
  });
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

function changeNaturalArmor(draft: Draft, name: string, { armor_class: rules = {} }: TemplateRules): void {
  const { natural_increase = 0, natural_minimum, bonuses = [] } = rules;
  const own = naturalArmor(draft.facts.armor_class.parts);
  changeArmor(draft, 'natural', name, natural_increase + Math.max(0, (natural_minimum ?? 0) - own));
  for (const { type, value, minimum } of bonuses) {
    const points =
      value === 'hit dice'
        ? levelOf(diceOf(draft))
        : value === 'Charisma modifier'
          ? abilityModifier(draft.facts.abilities.cha)
          : value;
    changeArmor(draft, type, `${name}, ${type}`, Math.max(minimum ?? points, points));
  }
}

/** A speed in armor that slows its wearer: two thirds, rounded up to 5 feet (Player's Handbook, page 123). */
const slowed = (feet: number) => Math.ceil((feet * 2) / 3 / 5) * 5;

function changeSpeed(draft: Draft, { speed: rules = {} }: TemplateRules): void {
  const { fly } = rules;
  const { facts } = draft;
  if (fly === undefined || (fly.from_size !== undefined && SIZES.indexOf(facts.size) < SIZES.indexOf(fly.from_size)))
    return;
  const free = facts.speed.base ?? facts.speed;
  const feet = Math.min(fly.maximum ?? Number.POSITIVE_INFINITY, fly.feet ?? (fly.times_land ?? 1) * (free.land ?? 0));
  const own = free.fly;
  if (feet === 0 || (own !== undefined && (fly.own === 'always' || own.feet >= feet))) return;
  const flight = (in_feet: number) => ({ fly: { feet: in_feet, maneuverability: fly.maneuverability } });
  const { base, land } = facts.speed;
  const encumbered = base?.land !== undefined && land !== undefined && land < base.land;
  facts.speed = {
    ...facts.speed,
    ...flight(encumbered ? slowed(feet) : feet),
    ...(base === undefined ? {} : { base: { ...base, ...flight(feet) } }),
  };
}

const damageFor = ({ damage }: NaturalAttackRule, { facts }: Draft): string | undefined =>
  typeof damage === 'string' ? damage : damage[facts.size];

/** Natural attacks of the template: those that the creature has get the better dice, others stand beside its own. */
function changeNaturalAttacks(draft: Draft, { natural_attacks = [] }: TemplateRules): void {
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

/** A racial bonus on a skill; one that is not listed appears with its modifier without ranks. */
function addSkillBonus(draft: Draft, skill: string, bonus: number): void {
  const { facts } = draft;
  if ((facts.skills ?? []).some((entry) => entry.skill === skill)) {
    changeSkills(draft, (one) => (one === skill ? bonus : 0));
    return;
  }
  const key = KEY_ABILITY[skill];
  const modifier =
    bonus + (key ? abilityModifier(facts.abilities[key]) : 0) + (skill === 'hide' ? sizeModifierToHide(facts.size) : 0);
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

function changeAlignment(
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

/** What the rules of the template require of its base creature, and what this one lacks. Throws a sentence that says so. */
export function mayHave(
  draft: Draft,
  { template: slug, variety }: ChosenTemplate,
  { name, applies_to, changes }: TemplateFacts,
): void {
  const { facts } = draft;
  const fault = (message: string) =>
    new CannotBuild('template', variety === undefined ? slug : `${slug}:${variety}`, message);
  if (draft.templates.includes(slug)) throw fault(`must be given once: the creature is already ${name.toLowerCase()}`);
  const {
    types,
    not_types,
    corporeal,
    living,
    not_mindless,
    not_subtypes,
    alignment,
    minimum = {},
    template,
  } = applies_to;
  const refuse = (lack: string) => fault(`needs another creature. ${name}: ${plainText(applies_to.text)} ${lack}`);
  const typeWords = facts.type.replaceAll('-', ' ');
  if (types !== undefined && !types.includes(facts.type)) throw refuse(`The type here is ${typeWords}.`);
  if (not_types?.includes(facts.type)) throw refuse(`The type here is ${typeWords}.`);
  if (living && (facts.type === 'undead' || facts.type === 'construct')) throw refuse('This one does not live.');
  const subtypes = facts.subtypes ?? [];
  if (corporeal && subtypes.includes('incorporeal')) throw refuse('This one is incorporeal.');
  if (not_mindless && facts.abilities.int === undefined) throw refuse('This one has no Intelligence.');
  const barred = not_subtypes?.find((one) => subtypes.includes(one));
  if (barred !== undefined) throw refuse(`This one has the ${barred} subtype.`);
  for (const ability of ABILITIES) {
    const least = minimum[ability];
    const score = facts.abilities[ability];
    if (least !== undefined && (score ?? 0) < least)
      throw refuse(`${ABILITY_NAMES[ability]} here is ${score ?? 'missing'}, and ${least} is needed.`);
  }
  if (template !== undefined && !draft.templates.includes(template))
    throw refuse(`Give template=${template} before it.`);
  if (
    typeof facts.alignment !== 'string' &&
    alignment !== undefined &&
    !fitsAlignment(facts.alignment.alignment, alignment)
  )
    throw refuse(`This one is ${facts.alignment.tendency} ${facts.alignment.alignment.replaceAll('-', ' ')}.`);
  const missing = notWorkedOut(changes);
  if (missing !== null) throw fault(`needs work by hand: builds do not work out ${missing}, which ${name} gives`);
}

const plainText = (text: string): string =>
  `${capitalized(text.replace(/[*_]|\[([^\]]*)\]\([^)]*\)/g, '$1'))}${/[.]$/.test(text) ? '' : '.'}`;

function fitsAlignment(alignment: string, needed: NonNullable<TemplateFacts['applies_to']['alignment']>): boolean {
  const [good, evil] = [alignment.includes('good'), alignment.includes('evil')];
  return { 'good or neutral': !evil, nongood: !good, nonevil: !evil, evil }[needed];
}

/** What a template changes beyond what is worked out; null where everything is. */
function notWorkedOut({
  size,
  hit_dice = {},
  speed,
  base_attack,
  attack_bonus,
  damage_bonus,
  natural_attacks = [],
  saves,
  skills,
  feats,
}: TemplateRules): string | null {
  if (hit_dice.base_animal) return 'a base animal';
  if (size !== undefined) return 'another size';
  if (hit_dice.maximum_hit_points || hit_dice.hit_points_per_die !== undefined) return 'hit points of its own';
  if (speed?.multiply !== undefined) return 'other speeds';
  if (base_attack !== undefined || attack_bonus !== undefined || damage_bonus !== undefined)
    return 'attack bonuses of its own';
  if (natural_attacks.some(({ form, count }) => form !== undefined || typeof count !== 'number'))
    return 'attacks by form';
  if (saves?.base !== undefined || skills?.all !== undefined || skills?.none || feats?.any !== undefined)
    return 'saves and skills of its own';
  return null;
}
