/**
 * Class levels of a monster (Monster Manual v.3.5, pages 290, 293 and 294: Monsters and Class Levels; Player's Handbook, page 59).
 */
import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import type { ClassFacts } from '../character/facts.ts';
import { LAST_NONEPIC_LEVEL } from '../class-progression.ts';
import { baseAttack, baseSave, featCount, hitDiceTotal, TYPE_RULES } from '../monster-math.ts';
import { ordinal } from '../ordinal.ts';
import { SAVES } from '../saves.ts';
import { likelyGoodSaves, racialSkillPoints, SAVE_FIGURES, SKILL_POINTS } from './add-hit-dice.ts';
import { CannotBuild } from './cannot-build.ts';
import { addClassBonuses } from './class-bonuses.ts';
import { addClassFeatures, chosenFeats } from './class-features.ts';
import { addClassFigures } from './class-figures.ts';
import type { CreatureFacts, FactDice, InnateCasting } from './creature-facts.ts';
import { add, addBaseAttack, type Draft, diceOf, isRacial, levelOf, pointsOfDie, withModifier } from './draft.ts';
import { isTypicalWarrior, npcRating } from './replace-warrior.ts';

export interface ClassLevels {
  class: string;
  /** Levels that are added, from 1. */
  level: number;
}

type Rating = { label: string; value: number };

/**
 * Adds levels of a class; `int` is the Intelligence that skill points go by. Returns what they do to the challenge rating.
 * @throws {CannotBuild} where the class is unknown, its figures are not in the catalogue, or the creature may not take
 * so many levels
 */
export function addClassLevels(
  draft: Draft,
  { class: slug, level }: ClassLevels,
  facts: ClassFacts | undefined,
  int: number | undefined,
): Rating {
  const value = `${slug}:${level}`;
  const fault = (message: string) => new CannotBuild('class', value, message);
  if (facts === undefined) throw fault('must be the slug of a class');
  const { name, hit_die: die, base_attack: progression, skill_points: skillPoints, saves, max_level } = facts;
  if (die === null || progression === null || skillPoints === null || SAVES.some((save) => saves[save] === undefined))
    throw fault(`needs a class with known figures; of the ${name} the catalogue has a name and a page only`);
  if (facts.epic) throw fault(`needs a class for levels below 21st; ${name} is open from 21st level on`);
  const had = diceOf(draft).find((part) => part.class === slug);
  const before = had === undefined ? 0 : levelOf([had]);
  const most = max_level ?? LAST_NONEPIC_LEVEL;
  if (before + level > most)
    throw fault(`must be at most ${most - before} levels of ${name}, whose table ends at ${most}`);
  canTakeLevels(draft, facts, int, fault);
  if (facts.prestige) draft.notes.push(`The requirements of the ${name} are not checked: see the class.`);
  replaceSingleDie(draft);
  const others = diceOf(draft).filter(
    (part) => !isRacial(part) && part.class !== slug && draft.printed.hit_dice?.includes(part),
  );
  if (others.length > 0) draft.notes.push('The class levels that it is printed with stay.');

  const cause = `${name} ${before + level}`;
  const con = abilityModifier(draft.facts.abilities.con);
  const all = levelOf(diceOf(draft));
  const held: FactDice = { count: before + level, die, class: slug, modifier: had?.modifier };
  const part = withModifier(held, con * level);
  draft.facts.hit_dice =
    had === undefined ? [...diceOf(draft), part] : diceOf(draft).map((one) => (one === had ? part : one));
  add(draft, 'hit_points', `${cause}, ${level}d${die}`, level * pointsOfDie(draft, die));
  add(draft, 'hit_points', `${ABILITY_NAMES.con}, ${cause}`, con * level);
  addClassBonuses(draft, { base_attack: progression, saves }, { cause, before, level, dice: all });
  add(draft, 'feats', cause, featCount(all + level, int) - (all === 0 ? 0 : featCount(all, int)));
  const each = Math.max(1, skillPoints + abilityModifier(int));
  const points = each * (level + (all === 0 ? 3 : 0));
  draft.classPoints += points;
  add(draft, 'skill_points', cause, points);
  const bonus = chosenFeats(facts, before, before + level);
  draft.bonusFeats += bonus;
  if (bonus > 0) draft.notes.push(`${cause} gives ${bonus} bonus ${bonus === 1 ? 'feat' : 'feats'} of its own list.`);
  addClassFeatures(draft, facts, before, before + level);
  addClassFigures(draft, facts, before, before + level);
  if (facts.spellcasting !== null)
    draft.notes.push(
      `${name} spells go by level and by ${ABILITY_NAMES[facts.spellcasting.ability]}; they are to be chosen.`,
    );
  stackCasting(draft, facts, level, before + level);
  return ratingOf(draft, facts, level, before, cause);
}

/** The least Intelligence of creatures that take class levels (Monster Manual v.3.5, page 290; an animal has 1 or 2). */
const MIN_INTELLIGENCE = 3;

function canTakeLevels(
  { facts }: Draft,
  { name, alignments }: ClassFacts,
  int: number | undefined,
  fault: (message: string) => CannotBuild,
): void {
  if (int === undefined || int < MIN_INTELLIGENCE)
    throw fault(
      `needs an Intelligence of ${MIN_INTELLIGENCE} or more; the ${facts.name} has ${int === undefined ? 'none' : int}`,
    );
  const { alignment } = facts;
  if (alignments === null || typeof alignment === 'string' || alignment.tendency !== 'always') return;
  if (!alignments.some((one) => one === alignment.alignment))
    throw fault(
      `needs an alignment that the ${name} may have; the ${facts.name} is always ${alignment.alignment.replaceAll('-', ' ')}`,
    );
}

/** Class levels replace a racial Hit Die or less, with its base attack and saves (page 290). */
function replaceSingleDie(draft: Draft): void {
  const racial = diceOf(draft).filter(isRacial);
  const [part] = racial;
  if (part === undefined || racial.length > 1 || hitDiceTotal(racial) > 1) return;
  const cause = 'Racial Hit Die replaced';
  const { facts } = draft;
  const { int } = facts.abilities;
  const attack = baseAttack(TYPE_RULES[facts.type].attack, 1);
  const good = likelyGoodSaves(draft.printed, 1);
  const con = abilityModifier(facts.abilities.con);
  const kept = (part.modifier ?? 0) - con;
  const others = diceOf(draft).filter((one) => one !== part);
  add(draft, 'hit_points', cause, -hitDiceTotal([part]) * pointsOfDie(draft, part.die) - (part.modifier ?? 0));
  addBaseAttack(draft, cause, -attack);
  for (const save of SAVES) add(draft, SAVE_FIGURES[save], cause, -baseSave(good.includes(save), 1));
  add(
    draft,
    'feats',
    cause,
    featCount(levelOf(others), int) * (others.length === 0 ? 0 : 1) - featCount(levelOf(diceOf(draft)), int),
  );
  add(draft, 'skill_points', cause, -racialSkillPoints(SKILL_POINTS[facts.type], 1, int));
  draft.facts.hit_dice = others;
  if (kept !== 0) draft.notes.push('Hit points of feats of the replaced Hit Die are left out.');
  draft.notes.push(
    'Class levels replace its racial Hit Die: its listed skills and feats are those of that die and may be chosen anew.',
  );
}

/** The spellcasting that the creature has without levels, as this class. */
const innate = ({ casts_as = [] }: CreatureFacts, { slug }: ClassFacts): InnateCasting | undefined =>
  casts_as.find((casting) => casting.class === slug);

/** Levels of the class as which a creature casts spells stack with that spellcasting (page 294: Associated Class Levels). */
function stackCasting(draft: Draft, facts: ClassFacts, added: number, levels: number): void {
  const own = innate(draft.printed, facts);
  if (own === undefined) return;
  draft.notes.push(
    `Its own spellcasting, as of a ${facts.name} of ${ordinal(own.level)} level, stacks with its levels: it casts spells as one of ${ordinal(own.level + levels)} level.`,
  );
  const { caster_level } = draft.facts;
  if (caster_level !== undefined) draft.facts.caster_level = caster_level + added;
}

const FIGHTERS = new Set(['barbarian', 'fighter', 'paladin', 'ranger']);
const SKILLFUL = new Set(['ranger', 'rogue']);

/** Whether the class builds on what the creature is good at, and why (page 294: Associated Class Levels). */
function association({ printed }: Draft, facts: ClassFacts): { associated: boolean; because: string } {
  const { slug, name, npc, spellcasting, base_attack } = facts;
  if (npc) return { associated: false, because: 'an NPC class never is' };
  const racial = (printed.hit_dice ?? []).filter(isRacial);
  if (racial.length === 0 || hitDiceTotal(racial) <= 1)
    return { associated: true, because: 'it has no Hit Dice but those of classes' };
  const { str, dex } = printed.abilities;
  const fights = TYPE_RULES[printed.type].attack !== 'poor' && Math.max(abilityModifier(str), abilityModifier(dex)) > 0;
  if ((FIGHTERS.has(slug) || base_attack === 'good') && fights)
    return { associated: true, because: 'it relies on its fighting ability' };
  const stealthy = (printed.skills ?? []).some(({ skill }) => skill === 'hide' || skill === 'move-silently');
  if (SKILLFUL.has(slug) && stealthy) return { associated: true, because: 'it relies on stealth' };
  if (innate(printed, facts)) return { associated: true, because: `it casts spells as a ${name}` };
  if (spellcasting !== null && printed.casts_as !== undefined)
    return { associated: false, because: `it casts spells, but not as a ${name}` };
  return { associated: false, because: 'it does not build on what the creature is good at' };
}

/** +1 for each associated level; others +1/2 until they equal the original Hit Dice, then +1 each (page 294). */
function ratingOf(draft: Draft, facts: ClassFacts, level: number, before: number, cause: string): Rating {
  const { associated, because } = association(draft, facts);
  const word = associated ? 'associated' : 'nonassociated';
  draft.notes.push(
    `${facts.name} counts as ${word === 'associated' ? 'an associated' : 'a nonassociated'} class: ${because}.`,
  );
  if (associated) return { label: `${cause}, ${word}`, value: level };
  if (isTypicalWarrior(draft.printed)) return { label: `${cause}, ${word}`, value: npcRating(draft.printed, level) };
  const original = levelOf((draft.printed.hit_dice ?? []).filter(isRacial));
  const worth = (levels: number) =>
    facts.npc ? levels / 2 : Math.min(levels, original) / 2 + Math.max(0, levels - original);
  return { label: `${cause}, ${word}`, value: worth(before + level) - worth(before) };
}
