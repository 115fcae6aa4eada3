/**
 * Skill points, ranks and what they cost.
 *
 * Source: Player's Handbook v.3.5, pages 12 to 14 and 62 (SRD "Skills Summary", Acquiring Skill Ranks); racial Hit Dice: Monster
 * Manual, page 290 (SRD "Monsters as Races").
 */

import { ABILITY_NAMES, abilityModifier } from '../abilities.ts';
import { SKILL_FEATS } from '../monster-skills.ts';
import { type Sum, sumOf, type Term } from '../sums.ts';
import type { CharacterFacts, SkillReference } from './facts.ts';
import { choicesOf, featName } from './had-feats.ts';
import { mostRanksAtClassPrice, type Purse } from './rank-costs.ts';
import type { Build, Sheet, TakenFeat } from './sheet.ts';

/** A skill in one spelling: `hide`, `knowledge:psionics` (also for the skill `knowledge-psionics`). */
export function canonicalSkill(key: string, { skills }: Pick<CharacterFacts, 'skills'>): string {
  const kind = skills[key]?.kind_of;
  return kind ? `${kind.skill}:${kind.subtype}` : key;
}

/** The ranks by canonical skill. */
export function ranksBySkill({ character, facts }: Build): Map<string, number> {
  return new Map(Object.entries(character.ranks).map(([key, ranks]) => [canonicalSkill(key, facts), ranks]));
}

/** `Hide`, `Knowledge (arcana)`. */
export function skillName(key: string, { skills }: Pick<CharacterFacts, 'skills'>): string {
  const [skill = '', subtype] = key.split(':');
  const name = skills[skill]?.name ?? skill;
  return subtype === undefined ? name : `${name} (${subtype.replaceAll('-', ' ')})`;
}

function isAmong(references: readonly SkillReference[], key: string, facts: CharacterFacts): boolean {
  const [skill = '', subtype = ''] = key.split(':');
  return references.some((reference) => {
    if (typeof reference !== 'string') return reference.skill === skill && reference.subtypes.includes(subtype);
    return reference === skill || canonicalSkill(reference, facts) === key;
  });
}

/** The points of one class, or of the racial Hit Dice, and its class skills. */
type Points = { term: Term; isClassSkill: (key: string) => boolean };

/** How many levels' worth of points the 1st character level gives beside its own. */
const FIRST_LEVEL_EXTRA = 3;

function pointsByClass({ race, classes, character, facts }: Build): Points[] {
  const modifier = abilityModifier(character.abilities.int);
  const { racial_hit_dice: dice } = race;
  const racial: Points[] = dice
    ? [
        {
          term: {
            label: `${race.name} Hit Dice ${dice.count}`,
            value: Math.max(1, dice.skill_points + modifier) * (dice.count + FIRST_LEVEL_EXTRA),
          },
          isClassSkill: (key) => isAmong(dice.class_skills, key, facts),
        },
      ]
    : [];
  const own = classes.map(({ facts: held, level }, index): Points => {
    const times = level + (index === 0 && dice === null ? FIRST_LEVEL_EXTRA : 0);
    const each = held.skill_points === null ? 0 : Math.max(1, held.skill_points + modifier);
    const more = held.more_class_skills.filter(
      ({ with: condition }) => !condition.endsWith('domain') || namesDomain(condition, character.domains, facts),
    );
    const skills = [...held.class_skills, ...more.flatMap((row) => row.skills)];
    return {
      term: { label: `${held.name} ${level}`, value: each * times },
      isClassSkill: (key) => held.class_skill_choice > 0 || isAmong(skills, key, facts),
    };
  });
  return [...racial, ...own];
}

/** Whether one of the domains is named: `Animal or Plant domain`. */
function namesDomain(condition: string, domains: readonly string[], facts: CharacterFacts): boolean {
  const words = condition.split(' ');
  return domains.some((domain) => words.includes(facts.domains[domain] ?? domain));
}

export type Skills = {
  points: Sum;
  /** The least that the ranks can cost. */
  spent: number;
  maxRanks: { class: number; crossClass: number };
  isClassSkill: (key: string) => boolean;
};

const OPEN_MINDED_POINTS = 5;

/**
 * The points of all levels at the final Intelligence, which is the most that there can be; and the least that the ranks can
 * cost, since it is not known at which level they were bought.
 */
export function skillsOf(build: Build, ranks: ReadonlyMap<string, number>, feats: readonly TakenFeat[]): Skills {
  const { race, level, classes } = build;
  const parts = pointsByClass(build);
  const extra = race.extra_skill_points;
  const classLevels = classes.reduce((sum, held) => sum + held.level, 0);
  const open = feats.filter(({ feat }) => feat === 'open-minded').length;
  const free = [
    extra ? { label: race.name, value: extra.first_level + extra.each_level * (classLevels - 1) } : null,
    open === 0 ? null : { label: 'Open Minded', value: open * OPEN_MINDED_POINTS },
  ].filter((term) => term !== null);
  const purses = parts.map(({ term, isClassSkill }): Purse => ({ points: term.value, sells: isClassSkill }));
  const all = [...ranks.values()].reduce((sum, value) => sum + value, 0);
  const anywhere = free.reduce((sum, { value }) => sum + value, 0);
  const cheap = mostRanksAtClassPrice(withFree(purses, anywhere), ranks);
  return {
    points: sumOf([...parts.map(({ term }) => term), ...free]),
    spent: cheap + 2 * (all - cheap),
    maxRanks: { class: level + 3, crossClass: (level + 3) / 2 },
    isClassSkill: (key) => parts.some((part) => part.isClassSkill(key)),
  };
}

/** Points that belong to no class, such as those of humans, may be spent with any class: they count for the class of each level. */
function withFree(purses: readonly Purse[], points: number): Purse[] {
  if (points === 0) return [...purses];
  return [...purses, { points, sells: (key) => purses.some(({ sells }) => sells(key)) }];
}

export type SkillLine = {
  /** `hide`, `knowledge:arcana`. */
  key: string;
  /** The slug of the skill's entry. */
  skill: string;
  name: string;
  ranks: number;
  class_skill: boolean;
  /** The most ranks at the character's level. */
  most: number;
  /** Ranks, ability modifier and feats; null for skills without checks. */
  bonus: Sum | null;
};

const FOCUS_FEATS = [
  { feat: 'skill-focus', name: 'Skill Focus', bonus: 3 },
  { feat: 'epic-skill-focus', name: 'Epic Skill Focus', bonus: 10 },
] as const;
const PAIR_BONUS = 2;

/**
 * What feats add to every check with a skill: those for two skills, Skill Focus and Epic Skill Focus, each once.
 *
 * Source: Player's Handbook, pages 89 to 101 (Skill Focus: page 100); Epic Level Handbook, page 54 (SRD "Epic Feats").
 */
function skillFeatTerms(key: string, sheet: Sheet): Term[] {
  const { feats, facts } = sheet;
  const [skill = ''] = key.split(':');
  const pairs = Object.entries(SKILL_FEATS)
    .filter(([feat, skills]) => skills.includes(skill) && feats.some((taken) => taken.feat === feat))
    .map(([feat]) => ({ label: featName(sheet, feat), value: PAIR_BONUS }));
  const isChosen = (choice: string | undefined) =>
    choice !== undefined && canonicalSkill(choice, facts).replace(':', '-') === key.replace(':', '-');
  const focus = FOCUS_FEATS.filter(({ feat }) => choicesOf(sheet, feat).some(isChosen));
  return [...pairs, ...focus.map(({ name, bonus }) => ({ label: name, value: bonus }))];
}

/** The skills in which a character has ranks, by name. */
export function skillLines(sheet: Sheet, { maxRanks, isClassSkill }: Skills): SkillLine[] {
  const { ranks, facts, character } = sheet;
  return [...ranks]
    .map(([key, count]): SkillLine => {
      const [skill = ''] = key.split(':');
      const own = `${key.replace(':', '-')}`;
      const ability = facts.skills[skill]?.ability ?? null;
      const class_skill = isClassSkill(key);
      return {
        key,
        skill: own in facts.skills ? own : skill,
        name: skillName(key, facts),
        ranks: count,
        class_skill,
        most: class_skill ? maxRanks.class : maxRanks.crossClass,
        bonus:
          ability === null
            ? null
            : sumOf([
                { label: 'Ranks', value: Math.floor(count) },
                {
                  label: `${ABILITY_NAMES[ability]} ${character.abilities[ability]}`,
                  value: abilityModifier(character.abilities[ability]),
                },
                ...skillFeatTerms(key, sheet),
              ]),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
