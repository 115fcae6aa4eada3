/** Works a character out: figures with their terms, what it has and can take, and what cannot be. */

import type { Sum } from '../sums.ts';
import { castersOf, powerPointSum } from './casting.ts';
import { missingForClass } from './class-conditions.ts';
import { attacksOf, baseAttackSum, hitPointSum, saveSums } from './combat.ts';
import { experiencePenalty, type Penalty } from './experience.ts';
import type { CharacterFacts, ClassFacts } from './facts.ts';
import { meetsPrerequisites } from './feat-findings.ts';
import { type FilledSlots, fillFeatSlots } from './feat-slots.ts';
import { featStanding, type Standing } from './feat-states.ts';
import { sneakAttackDice } from './features.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings.ts';
import { grantedFeats } from './granted-feats.ts';
import { stateOf, unconfirmed } from './missing.ts';
import { buildOf, type Character, levelsIn, type Sheet, specialsOf, type TakenFeat } from './sheet.ts';
import { ranksBySkill, type Skills, skillsOf } from './skills.ts';

export type WorkedOut = {
  sheet: Sheet;
  attacks: readonly number[];
  hitPoints: Sum;
  skills: Skills;
  slots: FilledSlots;
  feats: readonly Standing[];
  classes: readonly Standing[];
  penalty: Penalty;
  sneakAttackDice: number;
  findings: readonly Finding[];
};

/** Which feats and classes are judged: those of a part of the rules, and those that are named; all where absent. */
export type Judged = {
  group?: string | undefined;
  feats?: ReadonlySet<string> | undefined;
  classes?: ReadonlySet<string> | undefined;
};

/**
 * @throws {RangeError} where the race or a class is not in the catalogue
 */
export function workOut(character: Character, facts: CharacterFacts, judged: Judged = {}): WorkedOut {
  const { group, feats: onlyFeats, classes: onlyClasses } = judged;
  const sheet = sheetOf(character, facts);
  const chosen = sheet.feats.filter(({ from }) => from === undefined);
  const skills = skillsOf(sheet, sheet.ranks, sheet.feats);
  const slots = fillFeatSlots(sheet, sheet.specials, chosen, (taken) => meetsPrerequisites(taken, sheet));
  const penalty = experiencePenalty(sheet);
  return {
    sheet,
    attacks: attacksOf(sheet, sheet.baseAttack),
    hitPoints: hitPointSum(sheet, sheet.feats),
    skills,
    slots,
    feats: Object.values(facts.feats)
      .filter((feat) => group === undefined || feat.group === group)
      .filter(({ slug }) => onlyFeats?.has(slug) !== false)
      .map((feat) => featStanding(feat, sheet)),
    classes: Object.values(facts.classes)
      .filter(({ slug }) => onlyClasses?.has(slug) !== false)
      .map((each) => classStanding(each, sheet)),
    penalty,
    sneakAttackDice: sneakAttackDice(sheet),
    findings: findingsOf(sheet, skills, slots, penalty),
  };
}

/** A character with what conditions ask for: the first half of `workOut`, without the judgements. */
export function sheetOf(character: Character, facts: CharacterFacts): Sheet {
  const build = buildOf(character, facts);
  const granted = grantedFeats(build);
  const feats = [...chosenFeats(character.feats, granted), ...granted];
  const casters = castersOf(build);
  return {
    ...build,
    feats,
    casters,
    baseAttack: baseAttackSum(build),
    saves: saveSums(build, feats),
    ranks: ranksBySkill(build),
    powerPoints: powerPointSum(build, casters, feats),
    specials: specialsOf(build),
  };
}

/** The given feats without those that race or classes give anyway, which a sheet may list, too. */
function chosenFeats(given: readonly TakenFeat[], granted: readonly TakenFeat[]): TakenFeat[] {
  return given.filter(
    ({ feat, choice }) =>
      !granted.some((other) => other.feat === feat && (other.choice === undefined || other.choice === choice)),
  );
}

/** How near the character is to a class. */
export function classStanding(facts: ClassFacts, sheet: Sheet): Standing {
  const { slug, name } = facts;
  if (levelsIn(sheet, slug) > 0) return { slug, name, state: 'had', missing: [] };
  if (facts.facts_only) return { slug, name, state: 'unknown', missing: [] };
  const missing = unconfirmed(missingForClass(facts, sheet), sheet.character.confirmed);
  return { slug, name, state: stateOf(missing), missing };
}
