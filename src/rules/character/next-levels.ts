/** What one more level gives in each class that a character has: the figures that change, what is chosen, and what it opens. */

import { LEVELS_BETWEEN_INCREASES } from '../class-progression.ts';
import { SAVES } from '../saves.ts';
import { signed } from '../signed.ts';
import type { CharacterFacts } from './facts.ts';
import { characterAt, type Plan, racialDice } from './plan.ts';
import { type WorkedOut, workOut } from './work-out.ts';

export type NextLevel = {
  class: string;
  name: string;
  /** The level in the class that it would be. */
  level: number;
  /** `Base attack +7/+2`, `Fort +6`. */
  changes: readonly string[];
  /** `Fighter bonus feat`, `4 skill points`. */
  choices: readonly string[];
  feats: readonly string[];
  classes: readonly string[];
};

/** Characters have three or four classes; each costs as much as the character itself. */
const MAX_CLASSES = 5;

/**
 * One row for each class of the levels that it has, the latest taken first, at most five.
 * @param now what the character is worked out to be now
 */
export function nextLevels(plan: Plan, now: WorkedOut, facts: CharacterFacts): NextLevel[] {
  const judged = { feats: notYet(now.feats), classes: notYet(now.classes) };
  const reached = plan.levels.slice(0, plan.reached);
  const current = racialDice(plan, facts) + reached.length;
  return [...new Set(reached.toReversed())].slice(0, MAX_CLASSES).map((slug) => {
    const had = plan.feats.filter(({ level = current }) => level <= current);
    const longer: Plan = { ...plan, levels: [...reached, slug], increases: [], raises: [], feats: had };
    const next = workOut(characterAt(longer, reached.length + 1, facts), facts, judged);
    return {
      class: slug,
      name: facts.classes[slug]?.name ?? slug,
      level: reached.filter((each) => each === slug).length + 1,
      changes: changesBetween(now, next),
      choices: choicesBetween(now, next, current + 1),
      feats: eligible(next.feats),
      classes: eligible(next.classes),
    };
  });
}

const SHORT_SAVES = { fortitude: 'Fort', reflex: 'Ref', will: 'Will' } as const;

function changesBetween(now: WorkedOut, next: WorkedOut): string[] {
  const attacks = ({ attacks: all }: WorkedOut) => all.map(signed).join('/');
  const casters = (worked: WorkedOut) =>
    worked.sheet.casters.casters.map(
      ({ class: { name }, casterLevel, slots }) =>
        `${name} caster level ${casterLevel}, spells a day ${slots.map((count) => count ?? '–').join('/')}`,
    );
  const before = new Set(casters(now));
  const powers = next.sheet.powerPoints.total;
  const points = next.hitPoints.total - now.hitPoints.total;
  const had = new Set(now.sheet.specials.map(({ class: slug, level, text }) => `${slug} ${level} ${text}`));
  return [
    ...(attacks(now) === attacks(next) ? [] : [`base attack ${attacks(next)}`]),
    ...SAVES.flatMap((save) => {
      const total = next.sheet.saves[save].sum.total;
      return total === now.sheet.saves[save].sum.total ? [] : [`${SHORT_SAVES[save]} ${signed(total)}`];
    }),
    `${points} more hit points on average`,
    ...casters(next).filter((line) => !before.has(line)),
    ...(powers === now.sheet.powerPoints.total ? [] : [`${powers} power points`]),
    ...next.sheet.specials
      .filter(({ class: slug, level, text }) => !had.has(`${slug} ${level} ${text}`))
      .filter(({ text }) => !/^bonus (?:psionic )?feat$/i.test(text))
      .map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1)),
  ];
}

function choicesBetween(now: WorkedOut, next: WorkedOut, level: number): string[] {
  const before = now.slots.slots.map(({ from }) => from);
  const slots = next.slots.slots.filter(({ from }) => !before.includes(from));
  const points = next.skills.points.total - now.skills.points.total;
  return [
    ...new Set(
      slots.map(({ from, gained }) => (gained.class === undefined ? `feat of ${from}` : `bonus feat of ${from}`)),
    ),
    ...(level % LEVELS_BETWEEN_INCREASES === 0 ? ['one ability score +1'] : []),
    `${points} skill ${points === 1 ? 'point' : 'points'}`,
  ];
}

type Judged = readonly { slug: string; state: string }[];

/** What one more level can make legal. */
const notYet = (judged: Judged): ReadonlySet<string> =>
  new Set(judged.filter(({ state }) => state === 'one-step' || state === 'no').map(({ slug }) => slug));

const eligible = (judged: Judged): string[] =>
  judged.filter(({ state }) => state === 'eligible').map(({ slug }) => slug);
