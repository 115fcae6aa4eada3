/**
 * A creature while it is built: its facts, and each figure as a sum that begins with what is printed. Every change adds its
 * own terms, so that what the rules cannot derive of a printed figure stays in it.
 */
import { ABILITIES, ABILITY_NAMES, type Ability, abilityModifier } from '../abilities.ts';
import type { LabelledPart, SkillEntry } from '../monster-format.ts';
import { challengeRatingValue } from '../monster-lines.ts';
import {
  type FeatTaken,
  flatFootedArmorClass,
  hitDiceCount,
  hitDiceTotal,
  maximumHitPoints,
  sizeModifierToAttack,
  touchArmorClass,
} from '../monster-math.ts';
import { KEY_ABILITY } from '../monster-skills.ts';
import type { Term } from '../monster-sums.ts';
import { maximumDexterity } from './armor-limits.ts';
import { adjusted, adjustedSpecial, type Fighter, type WorkedAttack, worked } from './built-attacks.ts';
import type { CreatureFacts, FactDice } from './creature-facts.ts';

export type Figure =
  | 'hit_points'
  | 'initiative'
  | 'armor_class_total'
  | 'touch_armor_class'
  | 'flat_footed_armor_class'
  | 'natural_armor'
  | 'base_attack'
  | 'grapple'
  | 'fort_save'
  | 'reflex_save'
  | 'will_save'
  | 'challenge_rating'
  | 'level_adjustment'
  | 'feats'
  | 'skill_points'
  | Ability;

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

export interface Draft {
  printed: CreatureFacts;
  facts: Mutable<CreatureFacts>;
  /** The terms of each figure; a figure that the creature does not have is absent. */
  figures: Partial<Record<Figure, Term[]>>;
  attack: WorkedAttack[][];
  full_attack: WorkedAttack[][];
  notes: string[];
  /** Hit points and the dice that they were worked out from, to which changes are added. */
  basis: { points: number; dice: readonly FactDice[] };
  /** Skill points of class levels. */
  classPoints: number;
  /** Templates by slug, in the order in which they were applied. */
  templates: string[];
}

/** The creature as it is printed. `skillPoints` and `feats` are what its Hit Dice give. */
export function draftOf(printed: CreatureFacts, feats: number, skillPoints: number): Draft {
  const { name, armor_class, saves, abilities, level_adjustment, challenge_rating } = printed;
  const begin = (value: number | undefined) => (value === undefined ? undefined : [{ label: name, value }]);
  const adjustment = typeof level_adjustment === 'object' ? level_adjustment.value : level_adjustment;
  const figures: Partial<Record<Figure, Term[] | undefined>> = {
    hit_points: printed.hit_dice === undefined ? undefined : begin(printed.hit_points),
    initiative: begin(printed.initiative),
    armor_class_total: begin(armor_class.total),
    touch_armor_class: begin(armor_class.touch),
    flat_footed_armor_class: begin(armor_class.flat_footed),
    natural_armor: begin(naturalArmor(armor_class.parts)),
    base_attack: begin(printed.base_attack),
    grapple: begin(printed.grapple),
    fort_save: begin(saves?.fortitude),
    reflex_save: begin(saves?.reflex),
    will_save: begin(saves?.will),
    challenge_rating: challenge_rating === undefined ? undefined : begin(challengeRatingValue(challenge_rating)),
    level_adjustment: begin(typeof adjustment === 'number' ? adjustment : undefined),
    feats: begin(feats),
    skill_points: begin(skillPoints),
    ...Object.fromEntries(ABILITIES.map((ability) => [ability, begin(abilities[ability])])),
  };
  const draft: Draft = {
    printed,
    facts: { ...printed, armor_class: { ...armor_class } },
    figures: Object.fromEntries(Object.entries(figures).filter(([, terms]) => terms !== undefined)),
    attack: [],
    full_attack: [],
    notes: [],
    basis: { points: printed.hit_points ?? 0, dice: printed.hit_dice ?? [] },
    classPoints: 0,
    templates: [],
  };
  const fighter = fighterOf(draft);
  draft.attack = worked(printed.attack, printed.full_attack, fighter);
  draft.full_attack = worked(printed.full_attack, printed.full_attack, fighter);
  return draft;
}

/** The bonus of natural armor, 0 without any. */
export const naturalArmor = (parts: readonly LabelledPart[]): number =>
  parts.filter(({ kind }) => kind === 'natural').reduce((sum, { value }) => sum + value, 0);

/** Adds a term to a figure that the creature has. */
export function add(draft: Draft, figure: Figure, label: string, value: number): void {
  if (value !== 0) draft.figures[figure]?.push({ label, value });
}

export const totalOf = (terms: readonly Term[] = []): number => terms.reduce((sum, { value }) => sum + value, 0);
export const figureOf = (draft: Draft, figure: Figure): number => totalOf(draft.figures[figure]);

export const diceOf = ({ facts }: Draft): readonly FactDice[] => facts.hit_dice ?? [];
/** Hit Dice for everything but hit points: a fraction of a die counts as one. */
export const levelOf = (dice: readonly FactDice[]): number =>
  dice.length === 0 ? 0 : dice.reduce((sum, part) => sum + hitDiceCount(part), 0);
export const isRacial = (part: FactDice): boolean => part.class === undefined;

const hasFeat = (draft: Draft, feat: string): boolean => (draft.facts.feats ?? []).some((taken) => taken.feat === feat);

export function fighterOf(draft: Draft): Fighter {
  const { abilities, size } = draft.facts;
  return {
    baseAttack: figureOf(draft, 'base_attack'),
    size: sizeModifierToAttack(size),
    str: abilities.str === undefined ? undefined : abilityModifier(abilities.str),
    dex: abilityModifier(abilities.dex),
    finesse: hasFeat(draft, 'weapon-finesse'),
    multiattack: hasFeat(draft, 'multiattack') || hasFeat(draft, 'improved-multiattack'),
  };
}

/** Makes a change, and gives all attacks what it adds to them. */
export function withAttacks(draft: Draft, change: () => void): void {
  const before = fighterOf(draft);
  change();
  const after = fighterOf(draft);
  const attacks = draft.full_attack.flat();
  draft.facts.special_attacks = draft.facts.special_attacks?.map((text) =>
    adjustedSpecial(text, before, after, attacks),
  );
  const all = (options: WorkedAttack[][], full: boolean) =>
    options.map((option) => adjusted(option, before, after, full));
  draft.attack = all(draft.attack, false);
  draft.full_attack = all(draft.full_attack, true);
  const { attack_bonus } = draft.facts;
  if (attack_bonus !== undefined)
    draft.facts.attack_bonus =
      attack_bonus +
      (after.baseAttack - before.baseAttack) +
      (after.size - before.size) +
      ((after.str ?? 0) - (before.str ?? 0));
}

export function addBaseAttack(draft: Draft, label: string, value: number): void {
  withAttacks(draft, () => {
    add(draft, 'base_attack', label, value);
    add(draft, 'grapple', label, value);
  });
}

/** Gives the creature another score, or none; what depends on its modifier follows. */
export function setAbility(draft: Draft, ability: Ability, score: number | undefined, cause: string): void {
  const { abilities } = draft.facts;
  const old = abilities[ability];
  if (old === score) return;
  const change = abilityModifier(score) - abilityModifier(old);
  const label = `${ABILITY_NAMES[ability]} ${old ?? '—'} → ${score ?? '—'}, ${cause}`;
  withAttacks(draft, () => {
    draft.facts.abilities = { ...abilities, [ability]: score };
    if (score === undefined) delete draft.figures[ability];
    else if (old === undefined) draft.figures[ability] = [{ label: cause, value: score }];
    else add(draft, ability, cause, score - old);
  });
  if (ability === 'str') add(draft, 'grapple', label, change);
  if (ability === 'dex') {
    add(draft, 'initiative', label, change);
    add(draft, 'reflex_save', label, change);
    dexterityToArmor(draft, label, change);
  }
  if (ability === 'con') {
    add(draft, 'fort_save', label, change);
    if (change !== 0) {
      draft.facts.hit_dice = diceOf(draft).map((part) => withModifier(part, change * hitDiceCount(part)));
      add(draft, 'hit_points', label, change * levelOf(diceOf(draft)));
    }
    changeDc(draft, 'breath_weapon', change);
  }
  if (ability === 'wis') add(draft, 'will_save', label, change);
  if (ability === 'cha') changeDc(draft, 'frightful_presence_dc', change);
  changeSkills(draft, (skill) => (KEY_ABILITY[skill] === ability ? change : 0));
}

/** Adds to the save DC of a dragon's breath or of its presence. */
export function changeDc(draft: Draft, of: 'breath_weapon' | 'frightful_presence_dc', change: number): void {
  const { facts } = draft;
  if (of === 'breath_weapon' && facts.breath_weapon !== undefined)
    facts.breath_weapon = { ...facts.breath_weapon, dc: facts.breath_weapon.dc + change };
  if (of === 'frightful_presence_dc' && facts.frightful_presence_dc !== undefined)
    facts.frightful_presence_dc += change;
}

export const withModifier = (part: FactDice, change: number): FactDice => {
  const modifier = (part.modifier ?? 0) + change;
  const { modifier: _, ...rest } = part;
  return modifier === 0 ? rest : { ...rest, modifier };
};

/** Adds to each listed skill what `changeOf` says. */
export function changeSkills(draft: Draft, changeOf: (skill: string) => number): void {
  draft.facts.skills = draft.facts.skills?.map((entry): SkillEntry => {
    const change = entry.skill === undefined ? 0 : changeOf(entry.skill);
    return entry.modifier === undefined || change === 0 ? entry : { ...entry, modifier: entry.modifier + change };
  });
}

/** What armor lets through of a change of the Dexterity modifier. */
function dexterityToArmor(draft: Draft, label: string, change: number): void {
  const { parts } = draft.facts.armor_class;
  const printed = parts.find(({ kind }) => kind === 'dex')?.value ?? 0;
  const modifier = abilityModifier(draft.facts.abilities.dex);
  const before = modifier - change;
  const limit = Math.min(maximumDexterity(parts), printed < before ? printed : Number.POSITIVE_INFINITY);
  const allowed = Math.min(modifier, limit) - printed;
  if (allowed < change)
    draft.notes.push(`Its armor allows no Dexterity bonus to Armor Class beyond +${Math.max(0, printed + allowed)}.`);
  changeArmor(draft, 'dex', label, allowed);
}

/** Adds to a kind of bonus to Armor Class; touch and flat-footed follow. */
export function changeArmor(draft: Draft, kind: string, label: string, change: number): void {
  if (change === 0) return;
  const { parts } = draft.facts.armor_class;
  const at = parts.findIndex((part) => part.kind === kind && part.note === undefined);
  const sum = (at < 0 ? 0 : (parts[at]?.value ?? 0)) + change;
  const changed =
    at < 0
      ? ordered([...parts, { kind, value: sum }])
      : parts.flatMap((part, n) => (n !== at ? [part] : sum === 0 ? [] : [{ ...part, value: sum }]));
  const { alternatives, ...armor } = draft.facts.armor_class;
  if (alternatives !== undefined)
    draft.notes.push(`Its Armor Class ${alternatives.map(({ when }) => when).join(' and ')} is left out.`);
  draft.facts.armor_class = { ...armor, parts: changed };
  add(draft, 'armor_class_total', label, change);
  add(draft, 'touch_armor_class', label, touchArmorClass(changed) - touchArmorClass(parts));
  const flatFooted = flatFootedArmorClass(parts);
  const departure = flatFooted - figureOf(draft, 'flat_footed_armor_class');
  add(draft, 'flat_footed_armor_class', 'Without the Dexterity bonus, as the rules say', departure);
  add(draft, 'flat_footed_armor_class', label, flatFootedArmorClass(changed) - flatFooted);
  if (kind === 'natural') {
    if (draft.figures.natural_armor === undefined) draft.figures.natural_armor = [];
    add(draft, 'natural_armor', label, change);
  }
}

const PART_ORDER = ['size', 'dex', 'natural'];
const ordered = (parts: readonly LabelledPart[]): LabelledPart[] => {
  const place = ({ kind }: LabelledPart) => (PART_ORDER.includes(kind) ? PART_ORDER.indexOf(kind) : PART_ORDER.length);
  return [...parts].sort((a, b) => place(a) - place(b));
};

/** Hit points of the dice: their average, or their maximum for those whose printed figure is the maximum. */
export function pointsOf(dice: readonly FactDice[], maximum: boolean): number {
  if (maximum) return maximumHitPoints(dice);
  const average = dice.reduce(
    (sum, part) => sum + (hitDiceTotal([part]) * (part.die + 1)) / 2 + (part.modifier ?? 0),
    0,
  );
  return Math.floor(average);
}

export const usesMaximum = ({ hit_points, hit_dice = [] }: CreatureFacts): boolean =>
  hit_points !== undefined && hit_points === maximumHitPoints(hit_dice) && hit_points !== pointsOf(hit_dice, false);

/** The hit points of one die. */
export const pointsOfDie = (draft: Draft, die: number): number => (usesMaximum(draft.printed) ? die : (die + 1) / 2);

/** Gives a bonus feat that the creature does not have, with what it adds to figures. */
export function gainFeat(draft: Draft, feat: string, label: string, skillsOf: readonly string[]): void {
  const feats = draft.facts.feats ?? [];
  if (feats.some((taken: FeatTaken) => taken.feat === feat)) return;
  draft.facts.feats = [...feats, { feat, bonus: true }];
  const [figure, value] = FEAT_FIGURES[feat] ?? [];
  if (figure !== undefined && value !== undefined) add(draft, figure, label, value);
  changeSkills(draft, (skill) => (skillsOf.includes(skill) ? 2 : 0));
}

const FEAT_FIGURES: Readonly<Record<string, readonly [Figure, number]>> = {
  'improved-initiative': ['initiative', 4],
  'great-fortitude': ['fort_save', 2],
  'lightning-reflexes': ['reflex_save', 2],
  'iron-will': ['will_save', 2],
};
