import type { Feat } from './schema/feats.ts';

type Prerequisites = NonNullable<Feat['prerequisites']>;
/** What must all be met. */
export type Conditions = Omit<Prerequisites, 'any_of'>;

/** The conditions that all apply, then each of the alternatives. */
export function allConditions(feat: Feat): Conditions[] {
  const { any_of = [], ...conditions } = feat.prerequisites ?? {};
  return [conditions, ...any_of];
}

/** The feats that some condition names, by slug, alternatives included. */
export function requiredFeats(feat: Feat): string[] {
  return allConditions(feat).flatMap(({ feats }) =>
    (feats ?? []).map((item) => (typeof item === 'string' ? item : item.feat)),
  );
}

/** The skills that some condition names, alternatives included. */
export function requiredSkills(feat: Feat) {
  return allConditions(feat).flatMap(({ skills }) => skills ?? []);
}
