import { KEY_ABILITY } from '../../rules/monster-skills.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Check, Lookup } from './check.ts';

/** A racial bonus on a skill as a text states it; `when` is its condition. */
type RacialBonus = { skill: string; bonus: number; when?: string };

const CLAUSE =
  /([+−])(\d+) racial (?:bonus|penalty) on ((?:[A-Z][\w ]+?(?:, | and |,? and ))*[A-Z][\w ]+?) checks?\b([^.;]*)/g;
const OPENING = /^\W*((?:when|while|in|if|underwater)\b[^,]*),/i;
const CONDITION = /^\s*((?:in|to|made|when|while|that|related|if|underwater|at)\b.*)$/;
const NEXT = /,? (?:and|or) an? [+−]\d+ .*$/;

/** The racial bonuses that a Markdown text states, in its order. Skills with a subtype are left out. */
export function racialBonusesIn(text: string): RacialBonus[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
  return sentencesOf(plain).flatMap((sentence) => {
    const opening = OPENING.exec(sentence)?.[1];
    return [...splitClauses(sentence)].flatMap(([sign = '', digits = '', names = '', rest = '']) => {
      const condition = CONDITION.exec(rest.replace(NEXT, '').replace(/,.*$/, ''))?.[1]?.trim();
      const when = opening?.toLowerCase() ?? condition;
      return names.split(/,? and |, /).flatMap((name) => {
        const skill = name.trim().toLowerCase().replaceAll(' ', '-');
        if (!(skill in KEY_ABILITY)) return [];
        const bonus = Number(digits) * (sign === '−' ? -1 : 1);
        return [{ skill, bonus, ...(when === undefined ? {} : { when }) }];
      });
    });
  });
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;])\s+/);

/** Every clause on its own, also one that follows another after "and a". */
function* splitClauses(sentence: string): Generator<string[]> {
  for (const part of sentence.split(/(?=[+−]\d+ racial )/)) {
    CLAUSE.lastIndex = 0;
    const found = CLAUSE.exec(part);
    if (found !== null) yield found.slice(1).map((group) => group ?? '');
  }
}

/** Holds the typed bonuses against the texts of the monster and its family: what the own text states is typed, and nothing else. */
export function racialSkillChecks(monster: Monster, lookup: Lookup): Check[] {
  const { description, combat, family } = monster;
  const racial_skills = (monster.racial_skills ?? []).filter((one) => !isOfMovement(one, monster));
  const own = [description, combat]
    .flatMap((text) => racialBonusesIn(text ?? ''))
    .filter((one) => !isOfMovement(one, monster));
  if (own.length === 0 && racial_skills.length === 0) return [];
  const entry = family === undefined ? undefined : lookup.get('monster-families', family);
  const all = [...own, ...racialBonusesIn(textsIn(entry).join(' '))].map(format);
  const typed = racial_skills.map(format);
  const computed = [...typed.filter((one) => all.includes(one)), ...own.map(format)];
  const list = (bonuses: readonly string[]) => [...new Set(bonuses)].sort().join(', ');
  return [{ rule: 'racial-skills', printed: list(typed), computed: list(computed) }];
}

/** The +8 that every creature with a climb or swim speed has belongs to the speed (Monster Manual v.3.5, page 311). */
const isOfMovement = (
  { skill, bonus, when }: { skill: string; bonus: number; when?: string | undefined },
  { speed }: Monster,
): boolean =>
  bonus === 8 &&
  ((skill === 'climb' && speed.climb !== undefined) ||
    (skill === 'swim' &&
      (speed.swim !== undefined || when === 'made to perform some special action or to avoid a hazard')));

const format = ({ skill, bonus, when }: { skill: string; bonus: number; when?: string | undefined }): string =>
  `${skill} ${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}${when === undefined ? '' : ` ${when}`}`;

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
