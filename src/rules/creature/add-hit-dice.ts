/**
 * More racial Hit Dice and what follows from them (Monster Manual v.3.5, pages 290–292: Improving Monsters).
 */
import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import { capitalized } from '../capitalized.ts';
import { saveFeatTerms } from '../feat-bonuses.ts';
import { formatHitDice } from '../monster-format.ts';
import { advancementSteps } from '../monster-lines.ts';
import {
  baseAttack,
  baseSave,
  CONSTRUCT_HIT_POINTS,
  featCount,
  goodSaves,
  hitDiceTotal,
  TYPE_RULES,
} from '../monster-math.ts';
import { type CreatureType, SIZES, type Size } from '../monster-vocabulary.ts';
import { SAVES, type Save } from '../saves.ts';
import { totalOf } from '../sums.ts';
import { CannotBuild } from './cannot-build.ts';
import type { CreatureFacts } from './creature-facts.ts';
import { add, addBaseAttack, type Draft, diceOf, isRacial, levelOf, pointsOfDie, withModifier } from './draft.ts';
import { grow } from './grow.ts';
import { changeDc } from './set-ability.ts';
import { sizeChanges } from './size-changes.ts';

/** Hit Dice that raise the challenge rating by 1 (page 293: Improved Monster CR Increase). */
const DICE_FOR_A_RATING: Readonly<Record<CreatureType, 2 | 3 | 4>> = {
  aberration: 4,
  animal: 3,
  construct: 4,
  dragon: 2,
  elemental: 4,
  fey: 4,
  giant: 4,
  humanoid: 4,
  'magical-beast': 3,
  'monstrous-humanoid': 3,
  ooze: 4,
  outsider: 2,
  plant: 4,
  undead: 4,
  vermin: 4,
};

/** Skill points for each racial Hit Die, beside the Intelligence modifier (pages 305–317). */
export const SKILL_POINTS: Readonly<Record<CreatureType, 2 | 4 | 6 | 8>> = {
  aberration: 2,
  animal: 2,
  construct: 2,
  dragon: 6,
  elemental: 2,
  fey: 6,
  giant: 2,
  humanoid: 2,
  'magical-beast': 2,
  'monstrous-humanoid': 2,
  ooze: 2,
  outsider: 8,
  plant: 2,
  undead: 4,
  vermin: 2,
};

/** How far beyond the printed advancement dice are still worked out. */
const MAX_TIMES = 10;

/** (points + Intelligence modifier) × (Hit Dice + 3), at least 1 for each; none without Intelligence. */
export function racialSkillPoints(each: number, dice: number, intelligence: number | undefined): number {
  if (intelligence === undefined || dice === 0) return 0;
  return Math.max(1, each + abilityModifier(intelligence)) * (dice + 3);
}

/** Advances the creature to `count` racial Hit Dice in all. Returns what the added dice do to the challenge rating. */
export function addHitDice(draft: Draft, count: number): { label: string; value: number } | null {
  const { facts } = draft;
  const racial = diceOf(draft).filter(isRacial);
  const [part] = racial;
  const fault = (message: string) => new CannotBuild('hd', String(count), message);
  const { name, advancement } = facts;
  if (part === undefined || racial.length > 1)
    throw fault(`needs a creature with racial Hit Dice of one kind; ${withArticle(name)} has none, or several`);
  const had = hitDiceTotal(racial);
  if (count < had)
    throw fault(`must be at least the ${formatHitDice([{ count: part.count, die: part.die }])} that are printed`);
  if (count === had) return null;
  const steps = advancementSteps(advancement);
  if (steps.length === 0) throw fault(notByDice(facts));
  const last = steps.at(-1);
  const top = last?.to ?? Number.POSITIVE_INFINITY;
  const most = MAX_TIMES * (last?.to ?? last?.from ?? had);
  if (count > most) throw fault(`must be at most ${most}, ten times the printed advancement of the ${name}`);
  if (count > top) draft.notes.push(`${count} Hit Dice are beyond the printed advancement, which ends at ${top}.`);

  const added = count - Math.ceil(had);
  const cause = `${added} more Hit ${added === 1 ? 'Die' : 'Dice'}`;
  const { attack, die } = { ...TYPE_RULES[facts.type], die: part.die };
  const before = Math.ceil(had);
  const saves = likelyGoodSaves(facts, before);
  const con = abilityModifier(facts.abilities.con);
  draft.facts.hit_dice = diceOf(draft).map((one) =>
    isRacial(one) ? withModifier({ ...one, count }, con * (count - before)) : one,
  );
  mendBaseAttack(draft, baseAttack(attack, before), before);
  add(draft, 'hit_points', `${cause}, d${die}`, (count - had) * pointsOfDie(draft, die));
  add(draft, 'hit_points', `${ABILITY_NAMES.con}, ${cause}`, con * (count - before));
  addBaseAttack(draft, cause, baseAttack(attack, count) - baseAttack(attack, before));
  for (const save of SAVES) {
    const good = saves.includes(save);
    add(draft, SAVE_FIGURES[save], cause, baseSave(good, count) - baseSave(good, before));
  }
  const halves = Math.floor(count / 2) - Math.floor(before / 2);
  changeDc(draft, 'breath_weapon', halves);
  changeDc(draft, 'frightful_presence_dc', halves);
  const { int } = facts.abilities;
  const others = levelOf(diceOf(draft)) - count;
  add(draft, 'feats', cause, featCount(count + others, int) - featCount(before + others, int));
  const each = SKILL_POINTS[facts.type];
  add(draft, 'skill_points', cause, racialSkillPoints(each, count, int) - racialSkillPoints(each, before, int));
  if (facts.type === 'construct') constructPoints(draft, sizeAt(facts, count));
  for (const step of sizeChanges(facts.size, sizeAt(facts, count))) grow(draft, step);
  const per = DICE_FOR_A_RATING[facts.type];
  const value = Math.floor((count - before) / per);
  return value === 0 ? null : { label: `${cause}, +1 for each ${per}`, value };
}

/**
 * A printed base attack bonus that is not that of the dice begins with theirs. The printed grapple and attacks stay: those of the iron
 * golem, the only creature of this kind that advances, are by the bonus of the dice.
 */
function mendBaseAttack(draft: Draft, right: number, dice: number): void {
  if (diceOf(draft).every(isRacial) && draft.printed.base_attack !== undefined)
    add(
      draft,
      'base_attack',
      `Base attack of ${dice} Hit Dice, in place of the printed one`,
      right - draft.printed.base_attack,
    );
}

/** The figure of a draft that each saving throw is. */
export const SAVE_FIGURES = { fortitude: 'fort_save', reflex: 'reflex_save', will: 'will_save' } as const;

/** `an ogre`, `a troll`: by the first letter. */
export const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

function notByDice({ name, advancement }: CreatureFacts): string {
  return advancement === undefined
    ? `needs a creature that advances; the ${name} does not`
    : `needs a creature that advances by Hit Dice; for the ${name} the book says "${advancement}"`;
}

/** The size that the advancement gives for so many Hit Dice; beyond it, that of its last step. */
function sizeAt({ advancement, size }: CreatureFacts, count: number): Size {
  const step = advancementSteps(advancement).findLast(({ from }) => from <= count);
  const found = SIZES.find((one) => one === step?.size) ?? size;
  return SIZES.indexOf(found) > SIZES.indexOf(size) ? found : size;
}

/** The good saves of the racial dice; where the type leaves a choice, those with the fewest differences from the printed saves. */
export function likelyGoodSaves(facts: CreatureFacts, racial: number): readonly Save[] {
  const { saves, abilities, feats = [], type, subtypes } = facts;
  const printed = { fortitude: saves?.fortitude, reflex: saves?.reflex, will: saves?.will };
  const scores = { fortitude: abilities.con, reflex: abilities.dex, will: abilities.wis };
  const misses = (good: readonly Save[]) =>
    SAVES.filter(
      (save) =>
        baseSave(good.includes(save), racial) + abilityModifier(scores[save]) + totalOf(saveFeatTerms(save, feats)) !==
        printed[save],
    ).length;
  return goodSaves(type, subtypes).reduce((best, option) => (misses(option) < misses(best) ? option : best));
}

/** The hit points that constructs have by size. */
function constructPoints(draft: Draft, size: Size): void {
  const points = CONSTRUCT_HIT_POINTS[size] - CONSTRUCT_HIT_POINTS[draft.facts.size];
  if (points === 0) return;
  draft.facts.hit_dice = diceOf(draft).map((part, n) => (n === 0 ? withModifier(part, points) : part));
  add(draft, 'hit_points', `Construct, ${capitalized(size)}`, points);
}
