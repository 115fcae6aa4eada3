import { allConditions, requiredFeats } from '../feat-facts.ts';
import { type Reference, sourceReference } from '../reference.ts';
import type { Feat } from '../schema/feats.ts';

export function featReferences(feat: Feat): Reference[] {
  const path = ['prerequisites'];
  const found = (kind: Reference['kind'], slugs: readonly string[] = []) => slugs.map((slug) => ({ kind, slug, path }));
  return [
    sourceReference(feat),
    ...(feat.also_in ?? []).map(({ rulebook }, i) => ({
      kind: 'rulebooks' as const,
      slug: rulebook,
      path: ['also_in', i, 'rulebook'],
    })),
    ...found('feats', requiredFeats(feat)),
    ...allConditions(feat).flatMap(({ skills, class_levels, spells, domains, races }) => [
      ...found(
        'skills',
        skills?.map(({ skill }) => skill),
      ),
      ...found(
        'classes',
        class_levels?.map(({ class: slug }) => slug),
      ),
      ...found('spells', spells),
      ...found('domains', domains),
      ...found('races', races),
    ]),
  ];
}
