import { type Reference, sourceReference } from '../reference.ts';
import type { Skill } from '../schema/skills.ts';

export function skillReferences(skill: Skill): Reference[] {
  const one = (slug: string | undefined, ...path: PropertyKey[]) =>
    slug === undefined ? [] : [{ kind: 'skills' as const, slug, path }];
  return [
    sourceReference(skill),
    ...one(skill.base_skill, 'base_skill'),
    ...one(skill.opposed_by, 'opposed_by'),
    ...(skill.synergies ?? []).flatMap(({ to }, i) => one(to, 'synergies', i, 'to')),
    ...(skill.subtypes ?? []).flatMap((subtype, i) =>
      typeof subtype === 'object' && 'entry' in subtype ? one(subtype.entry, 'subtypes', i, 'entry') : [],
    ),
  ];
}
