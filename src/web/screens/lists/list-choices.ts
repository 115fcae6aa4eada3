import type { Legs } from '../../../rules/carrying.ts';
import { STRENGTH_LIMITS } from '../../../rules/carrying.ts';
import { SCORE_LIMITS } from '../../../rules/casting.ts';
import { PARTY_LEVELS, PARTY_SIZES } from '../../../rules/encounters.ts';
import { SIZES, type Size } from '../../../rules/monster-vocabulary.ts';
import { SCHOOLS_OF_MAGIC } from '../../../rules/spell-slots.ts';
import type { MyFigures } from '../../for-me/my-figures.ts';

/** For whom the sums of a list are worked out. What the visitor has not chosen is absent. */
export type ListChoices = {
  /** Who carries the gear. */
  readonly strength?: number;
  readonly size?: Size;
  readonly legs?: Legs;
  /** Base land speed in feet. */
  readonly speed?: number;
  /** Who casts the spells: the slug of the class, its level, and the score in its key ability. */
  readonly class?: string;
  readonly level?: number;
  readonly score?: number;
  /** A cleric's domains: two slugs at most. */
  readonly domains?: readonly string[];
  /** A specialist wizard's school (slug). */
  readonly school?: string;
  /** Who meets the monsters: the level and the number of the characters. */
  readonly party_level?: number;
  readonly party_size?: number;
  /** `level`: spells by their level; `own`: all lines in the visitor's order. */
  readonly order?: 'level' | 'own';
};

export const CLASS_LEVELS = { lowest: 1, highest: 20 } as const;
export const SPEED_LIMITS = { lowest: 5, highest: 200 } as const;
export const MAX_DOMAINS = 2;

type Rule = { readonly allows: (value: unknown) => boolean; readonly allowed: string };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isSlug = (value: unknown): boolean => typeof value === 'string' && value.length <= 120 && SLUG.test(value);
const wholeNumber = ({ lowest, highest }: { lowest: number; highest: number }): Rule => ({
  allows: (value) => Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest,
  allowed: `a whole number from ${lowest} to ${highest}`,
});
const oneOf = (values: readonly string[]): Rule => ({
  allows: (value) => values.some((one) => one === value),
  allowed: `one of ${values.join(', ')}`,
});

const RULES: { readonly [Field in keyof ListChoices]-?: Rule } = {
  strength: wholeNumber(STRENGTH_LIMITS),
  size: oneOf(SIZES),
  legs: oneOf(['two', 'four']),
  speed: wholeNumber(SPEED_LIMITS),
  class: { allows: isSlug, allowed: 'the end of an address, such as cleric' },
  level: wholeNumber(CLASS_LEVELS),
  score: wholeNumber(SCORE_LIMITS),
  domains: {
    allows: (value) => Array.isArray(value) && value.length <= MAX_DOMAINS && value.every(isSlug),
    allowed: `at most ${MAX_DOMAINS} ends of addresses, such as fire`,
  },
  school: oneOf(SCHOOLS_OF_MAGIC),
  party_level: wholeNumber(PARTY_LEVELS),
  party_size: wholeNumber(PARTY_SIZES),
  order: oneOf(['level', 'own']),
};

const fieldsOf = (value: unknown): [field: string, value: unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const ruleOf = (field: string): Rule | undefined =>
  Object.hasOwn(RULES, field) ? RULES[field as keyof ListChoices] : undefined;

/** The valid choices of a stored value, a link or a file. */
export function readChoices(value: unknown): ListChoices {
  return Object.fromEntries(fieldsOf(value).filter(([field, chosen]) => ruleOf(field)?.allows(chosen)));
}

/** The choices that are not allowed, and what is; unknown ones are passed over. */
export function choiceFaults(value: unknown): { field: string; value: unknown; allowed: string }[] {
  return fieldsOf(value).flatMap(([field, chosen]) => {
    const rule = ruleOf(field);
    return rule === undefined || rule.allows(chosen) ? [] : [{ field, value: chosen, allowed: rule.allowed }];
  });
}

/**
 * The choices that the visitor's character stands for, where a list says nothing else: who carries, and who casts.
 * @param casts the class that the spells of the list are most likely for; the character counts if it has levels in it
 */
export function choicesOfMine(figures: MyFigures | undefined, casts: string | undefined): ListChoices {
  if (figures === undefined) return {};
  const { scores, size, casters, domains } = figures;
  const caster = casters.find((each) => each.class === casts);
  const carrier = readChoices({ strength: scores.str, size });
  if (caster === undefined) return carrier;
  const { class: slug, classLevel, ability } = caster;
  return { ...carrier, ...readChoices({ class: slug, level: classLevel, score: scores[ability], domains }) };
}
