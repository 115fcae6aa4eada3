import type { Feat } from './schema/feats.ts';

type Prerequisites = NonNullable<Feat['prerequisites']>;
/** Conditions that must all be met. */
export type Conditions = Omit<Prerequisites, 'any_of'>;

/** The conditions that always apply, then each of the alternatives. */
export function allConditions(feat: Feat): Conditions[] {
  const { any_of = [], ...conditions } = feat.prerequisites ?? {};
  return [conditions, ...any_of];
}

/** The slugs of all required feats, including those of alternatives. */
export function requiredFeats(feat: Feat): string[] {
  return allConditions(feat).flatMap(({ feats }) =>
    (feats ?? []).map((item) => (typeof item === 'string' ? item : item.feat)),
  );
}

/** All required skills, including those of alternatives. */
export function requiredSkills(feat: Feat) {
  return allConditions(feat).flatMap(({ skills }) => skills ?? []);
}
