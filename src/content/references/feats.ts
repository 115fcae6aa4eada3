import { allConditions, requiredFeats } from '../feat-facts.ts';
import { type Reference, sourceReference } from '../reference.ts';
import type { Feat } from '../schema/feats.ts';

export function featReferences(feat: Feat): Reference[] {
  const path = ['prerequisites'];
  const listed = (kind: Reference['kind'], slugs: readonly string[] = []) =>
    slugs.map((slug) => ({ kind, slug, path }));
  return [
    sourceReference(feat),
    ...(feat.also_in ?? []).map(({ rulebook }, i) => ({
      kind: 'rulebooks' as const,
      slug: rulebook,
      path: ['also_in', i, 'rulebook'],
    })),
    ...listed('feats', requiredFeats(feat)),
    ...allConditions(feat).flatMap(({ skills, class_levels, spells, domains, races }) => [
      ...listed(
        'skills',
        skills?.map(({ skill }) => skill),
      ),
      ...listed(
        'classes',
        class_levels?.map(({ class: slug }) => slug),
      ),
      ...listed('spells', spells),
      ...listed('domains', domains),
      ...listed('races', races),
    ]),
  ];
}
