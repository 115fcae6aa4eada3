import type { CreatureFacts } from './creature-facts.ts';

type Racial = Pick<CreatureFacts, 'racial_skills'>;

/** The racial bonuses on skills that always count, by skill; those with a condition are left out. */
export const racialBonuses = ({ racial_skills = [] }: Racial): [skill: string, bonus: number][] =>
  racial_skills.flatMap(({ skill, bonus, when }): [string, number][] => (when === undefined ? [[skill, bonus]] : []));

/** The racial bonus on one skill that always counts, 0 without any. */
export const racialBonus = (facts: Racial, skill: string): number =>
  Math.max(0, ...racialBonuses(facts).flatMap(([one, bonus]) => (one === skill ? [bonus] : [])));
