/**
 * A creature while it is built: its facts, and each figure as a sum that begins with what is printed. Every change adds its
 * own terms, so that what the rules cannot derive of a printed figure stays in it.
 */
import { ABILITIES, type Ability, abilityModifier } from '../abilities.ts';
import { challengeRatingValue } from '../challenge-rating.ts';
import type { SkillEntry } from '../monster-format.ts';
import {
  countedFeats,
  hitDiceCount,
  hitDiceTotal,
  maximumHitPoints,
  naturalArmor,
  sizeModifierToAttack,
} from '../monster-math.ts';
import { signed } from '../signed.ts';
import { type Term, totalOf } from '../sums.ts';
import type { WorkedAttack } from './attack-damage.ts';
import { adjusted, type Fighter, worked } from './built-attacks.ts';
import type { CreatureFacts, FactDice } from './creature-facts.ts';
import { adjustedSpecial } from './special-attack-damage.ts';

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
  /** Those of the notes that are about class levels. */
  levelNotes: readonly string[];
  /** Hit points and the dice that they were worked out from, to which changes are added. */
  basis: { points: number; dice: readonly FactDice[]; maximum: boolean };
  /** Whether every die counts its highest number. */
  maximum: boolean;
  /** Feats of the creature's choice beyond those of its Hit Dice: of classes and of a template. */
  bonusFeats: number;
  /** How many of the feats that it has do not count against those that are due for what was added. */
  listedFeats: number;
  /** The part of the base attack bonus that gives no further attacks. */
  epicAttack: number;
  /** What templates add to all attack rolls, and to damage rolls in melee. */
  attackBonuses: Term[];
  damageBonus: number;
  /** Skill points of class levels. */
  classPoints: number;
  /** Skill points that were spent on ranks. */
  spentPoints: number;
  /** Templates by slug, in the order in which they were applied. */
  templates: string[];
  /** What templates add to the save DCs of special attacks. */
  dcBonuses: Term[];
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
    levelNotes: [],
    basis: { points: printed.hit_points ?? 0, dice: printed.hit_dice ?? [], maximum: usesMaximum(printed) },
    maximum: usesMaximum(printed),
    bonusFeats: 0,
    listedFeats: countedFeats(printed.feats ?? []),
    epicAttack: 0,
    attackBonuses: [],
    damageBonus: 0,
    classPoints: 0,
    spentPoints: 0,
    templates: [],
    dcBonuses: [],
  };
  const fighter = fighterOf(draft);
  draft.attack = worked(printed.attack, printed.full_attack, fighter);
  draft.full_attack = worked(printed.full_attack, printed.full_attack, fighter);
  return draft;
}

/** Adds a term to a figure that the creature has. */
export function add(draft: Draft, figure: Figure, label: string, value: number): void {
  if (value !== 0) draft.figures[figure]?.push({ label, value });
}

/** What a figure comes to so far; 0 for one that the creature does not have. */
export const figureOf = (draft: Draft, figure: Figure): number => totalOf(draft.figures[figure]);

/** The Hit Dice of race and classes; none for a creature that has no Hit Dice of its own. */
export const diceOf = ({ facts }: Draft): readonly FactDice[] => facts.hit_dice ?? [];

/** Hit Dice for everything but hit points: a fraction of a die counts as one. */
export const levelOf = (dice: readonly FactDice[]): number => dice.reduce((sum, part) => sum + hitDiceCount(part), 0);

/** Whether Hit Dice are those of the race, not of class levels. */
export const isRacial = (part: FactDice): boolean => part.class === undefined;

/** The levels of a class among Hit Dice; 0 without it. */
export const levelsIn = (dice: readonly FactDice[], slug: string): number =>
  levelOf(dice.filter((part) => part.class === slug));

const hasFeat = ({ feats = [] }: CreatureFacts, feat: string): boolean => feats.some((taken) => taken.feat === feat);

/** What the attack bonuses of the creature come from as it is now. */
export const fighterOf = (draft: Draft): Fighter => ({
  ...fighterOfFacts(draft.facts),
  baseAttack: figureOf(draft, 'base_attack'),
});

/** What the attack bonuses of a printed creature come from. */
export function fighterOfFacts(facts: CreatureFacts): Fighter {
  const { abilities, size, feats = [] } = facts;
  const focus = feats
    .filter(({ feat }) => feat === 'weapon-focus')
    .flatMap(({ choice }) => choice?.toLowerCase() ?? []);
  return {
    baseAttack: facts.base_attack ?? 0,
    size: sizeModifierToAttack(size),
    str: abilities.str === undefined ? undefined : abilityModifier(abilities.str),
    dex: abilityModifier(abilities.dex),
    finesse: hasFeat(facts, 'weapon-finesse'),
    multiattack: hasFeat(facts, 'multiattack') || hasFeat(facts, 'improved-multiattack'),
    focus: new Set(focus),
    superior: facts.special_qualities?.some((quality) => quality.includes('superior two-weapon fighting')) ?? false,
  };
}

/** Makes a change, and gives all attacks what it adds to them; `further`: a higher base attack may give a full attack more. */
export function withAttacks(draft: Draft, change: () => void, further = true): void {
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
  draft.full_attack = all(draft.full_attack, further);
  const { attack_bonus } = draft.facts;
  if (attack_bonus !== undefined)
    draft.facts.attack_bonus =
      attack_bonus +
      (after.baseAttack - before.baseAttack) +
      (after.size - before.size) +
      ((after.str ?? 0) - (before.str ?? 0));
}

/**
 * Adds to the base attack bonus, and with it to grapple checks and all attacks (Player's Handbook, pages 134 and 155).
 */
export function addBaseAttack(draft: Draft, label: string, value: number, further = true): void {
  withAttacks(
    draft,
    () => {
      add(draft, 'base_attack', label, value);
      add(draft, 'grapple', label, value);
    },
    further,
  );
}

/** Adds to the epic attack bonus, which counts as the base attack bonus does but gives no further attacks (SRD, Epic Level Basics). */
export function addEpicAttack(draft: Draft, label: string, value: number): void {
  addBaseAttack(draft, label, value, false);
  draft.epicAttack += value;
}

/** The part of the base attack bonus that gives further attacks. */
export const nonepicAttack = (draft: Draft): number => figureOf(draft, 'base_attack') - draft.epicAttack;

/** Hit Dice with so many more hit points, less where negative, in their modifier; a modifier of 0 is left out. */
export const withModifier = (part: FactDice, change: number): FactDice => {
  const modifier = (part.modifier ?? 0) + change;
  const { modifier: _, ...rest } = part;
  return modifier === 0 ? rest : { ...rest, modifier };
};

/** Adds to each listed skill, and to what it is in a case that its note names, what `changeOf` says. */
export function changeSkills(draft: Draft, changeOf: (skill: string) => number): void {
  draft.facts.skills = draft.facts.skills?.map((entry): SkillEntry => {
    const change = entry.skill === undefined ? 0 : changeOf(entry.skill);
    if (entry.modifier === undefined || change === 0) return entry;
    const note = entry.note && shiftedTotals(entry.note, change);
    return { ...entry, modifier: entry.modifier + change, ...(note && { note }) };
  });
}

/** `+5 on other planes, +7 when tracking`: a note with other totals of a figure, each with a change of the figure. */
export const shiftedTotals = (note: string, change: number): string =>
  note.replaceAll(/(?<=^|, )[+−-]\d+/g, (total) => signed(Number(total.replace('−', '-')) + change));

/** Hit points of the dice: their average, or their maximum for those whose printed figure is the maximum. */
export function pointsOf(dice: readonly FactDice[], maximum: boolean): number {
  if (maximum) return maximumHitPoints(dice);
  const average = dice.reduce(
    (sum, part) => sum + (hitDiceTotal([part]) * (part.die + 1)) / 2 + (part.modifier ?? 0),
    0,
  );
  return Math.floor(average);
}

const usesMaximum = ({ hit_points, hit_dice = [] }: CreatureFacts): boolean =>
  hit_points !== undefined && hit_points === maximumHitPoints(hit_dice) && hit_points !== pointsOf(hit_dice, false);

/** The hit points of one die. */
export const pointsOfDie = (draft: Draft, die: number): number => (draft.maximum ? die : (die + 1) / 2);
