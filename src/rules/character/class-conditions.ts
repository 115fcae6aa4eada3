/**
 * What a character lacks for the first level of a class.
 *
 * Sources: Dungeon Master's Guide, page 176 (prestige classes); Player's Handbook v.3.5, chapter 3 (Alignment); clerics: page 32.
 */

import { clericAlignments, formatAlignments } from '../alignment.ts';
import { capitalized } from '../capitalized.ts';
import { FIRST_EPIC_LEVEL } from '../class-progression.ts';
import { missingCasting, missingManifesting } from './casting-conditions.ts';
import type { ClassFacts, ClassRequirements } from './facts.ts';
import { missingBaseAttack, missingLevel, missingRace, ranksIn, rankText } from './feat-conditions.ts';
import { missingFeats } from './had-feats.ts';
import { asked, type Missing } from './missing.ts';
import type { Sheet } from './sheet.ts';
import { skillName } from './skills.ts';
import { missingSpecial } from './special-conditions.ts';
import { knowsCategory } from './weapons.ts';

/** The conditions of a class that are not met. */
export function missingForClass(facts: ClassFacts, sheet: Sheet): Missing[] {
  const { requirements } = facts;
  return [
    ...missingRace(sheet, requirements?.races),
    ...missingAlignment(facts, sheet),
    ...(facts.slug === 'cleric' ? missingDeity(sheet) : []),
    ...(facts.epic ? missingLevel(sheet, FIRST_EPIC_LEVEL) : []),
    ...(requirements ? missingRequirements(requirements, sheet) : []),
  ];
}

function missingRequirements(requirements: ClassRequirements, sheet: Sheet): Missing[] {
  const { base_attack, feats = [], languages = [], spellcasting = [], manifesting, special = [] } = requirements;
  const named = feats.filter((each) => typeof each === 'string' || 'feat' in each);
  const counted = feats.filter((each) => typeof each !== 'string' && 'count' in each);
  return [
    ...missingBaseAttack(sheet, base_attack),
    ...missingClassSkills(requirements, sheet),
    ...missingFeats(sheet, named, undefined),
    ...counted.flatMap((each) => missingCount(each, sheet)),
    ...missingProficiency(requirements.proficiencies, sheet),
    ...languages
      .filter((language) => !sheet.race.languages.includes(language))
      .map((slug) => asked(`Speaks ${languageName(slug)}`)),
    ...spellcasting.flatMap((each) => missingCasting(sheet, each)),
    ...(manifesting === undefined ? [] : missingManifesting(sheet, manifesting)),
    ...special.flatMap((text) => missingSpecial(sheet, text, undefined)),
  ];
}

const languageName = (slug: string) => capitalized(slug.replaceAll('-', ' '));

function missingAlignment({ alignments }: ClassFacts, { character: { alignment } }: Sheet): Missing[] {
  if (alignments === null || (alignment !== undefined && alignments.includes(alignment))) return [];
  const text = `alignment: ${formatAlignments(alignments).toLowerCase()}`;
  if (alignment === undefined) return alignments.length === ALL_ALIGNMENTS ? [] : [asked(text)];
  return [{ kind: 'alignment', text, have: alignment, need: alignments }];
}

const ALL_ALIGNMENTS = 9;

/** A cleric's alignment is within one step of the deity's, and neutral only where the deity is. */
function missingDeity({ character: { alignment, deity }, facts }: Sheet): Missing[] {
  const served = facts.deities[deity ?? ''];
  if (served === undefined || alignment === undefined) return [];
  const open = served.cleric_alignments ?? clericAlignments(served.alignment);
  if (open.includes(alignment)) return [];
  const text = `an alignment that clerics of ${served.name}, who is ${served.alignment.replace('-', ' ')}, may have`;
  return [{ kind: 'alignment', text, have: alignment, need: open }];
}

function missingClassSkills({ skills = [] }: ClassRequirements, sheet: Sheet): Missing[] {
  return skills.flatMap(({ skill, subtypes, ranks: need, count = 1 }): Missing[] => {
    if (count > 1) return missingSeveral(skill, need, count, sheet);
    const kinds = subtypes ?? [undefined];
    const have = Math.max(...kinds.map((subtype) => ranksIn(sheet, skill, subtype)));
    const names = kinds.map((subtype) => skillName(subtype === undefined ? skill : `${skill}:${subtype}`, sheet.facts));
    return have >= need ? [] : [{ kind: 'skill', text: rankText(names.join(' or '), need), have, need }];
  });
}

/** So many kinds of a skill with the ranks. */
function missingSeveral(skill: string, ranks: number, need: number, sheet: Sheet): Missing[] {
  const have = [...sheet.ranks].filter(([key, count]) => key.startsWith(`${skill}:`) && count >= ranks).length;
  if (have >= need) return [];
  return [
    { kind: 'skill', text: `${need} ${skillName(skill, sheet.facts)} skills with ${ranks} ranks each`, have, need },
  ];
}

function missingCount(
  { count: need, categories }: { count: number; categories: readonly string[] },
  sheet: Sheet,
): Missing[] {
  const have = sheet.feats.filter(({ feat }) => categories.includes(sheet.facts.feats[feat]?.category ?? '')).length;
  if (have >= need) return [];
  const names = categories.map((category) => category.replaceAll('-', ' ')).join(' or ');
  return [{ kind: 'feat-count', text: `${need} ${names} ${need === 1 ? 'feat' : 'feats'}`, have, need }];
}

function missingProficiency(line: string | undefined, sheet: Sheet): Missing[] {
  if (line === undefined) return [];
  if (line !== 'All martial weapons') return [asked(`Proficiency: ${line}`)];
  if (knowsCategory(sheet, 'martial')) return [];
  return [{ kind: 'proficiency', text: 'proficiency with all martial weapons', have: null, need: 'martial' }];
}
