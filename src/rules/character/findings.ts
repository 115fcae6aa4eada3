/** What cannot be, or should be looked at, on a character sheet: each with what it is about, the figures, and the rule's source. */

import { alignmentFindings, classFindings } from './class-findings.ts';
import type { Penalty } from './experience.ts';
import { featFindings } from './feat-findings.ts';
import type { FilledSlots } from './feat-slots.ts';
import type { Finding } from './finding.ts';
import type { Sheet } from './sheet.ts';
import { canonicalSkill, type Skills, skillName } from './skills.ts';
import { spellFindings } from './spell-findings.ts';

const SKILL_SOURCE = "Player's Handbook v.3.5, page 62";

/** All findings, in the order of a sheet. */
export function findingsOf(sheet: Sheet, skills: Skills, slots: FilledSlots, penalty: Penalty): Finding[] {
  return [
    ...alignmentFindings(sheet),
    ...classFindings(sheet),
    ...experienceFindings(penalty),
    ...rankFindings(sheet, skills),
    ...featFindings(sheet, slots),
    ...spellFindings(sheet),
  ];
}

function experienceFindings({ percent, classes }: Penalty): Finding[] {
  if (percent === 0) return [];
  return [
    {
      severity: 'warning',
      about: 'experience',
      message: `${percent}% of all experience points are lost: the levels of ${classes.join(' and ')} are two or more below those of another class`,
      source: "Player's Handbook v.3.5, page 60",
    },
  ];
}

function rankFindings(
  { character, ranks, facts, level }: Sheet,
  { points, spent, maxRanks, isClassSkill }: Skills,
): Finding[] {
  const given = Object.keys(character.ranks);
  const over = [...ranks].flatMap(([key, count]): Finding[] => {
    const isClass = isClassSkill(key);
    const most = isClass ? maxRanks.class : maxRanks.crossClass;
    if (count <= most) return [];
    const kind = isClass ? 'a class skill' : 'a cross-class skill';
    const message = `${skillName(key, facts)} has ${count} ranks; the maximum at character level ${level} is ${most} for ${kind}`;
    return [
      {
        severity: 'error',
        about: given.find((each) => canonicalSkill(each, facts) === key) ?? key,
        message,
        source: SKILL_SOURCE,
      },
    ];
  });
  if (spent <= points.total) return over;
  const message = `The ranks cost at least ${spent} skill points; there are ${points.total}`;
  return [...over, { severity: 'error', about: 'skill_points', message, source: SKILL_SOURCE }];
}
