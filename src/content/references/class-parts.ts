import type { z } from 'zod';
import { isKindName } from '../../contract/kinds.ts';
import type { Reference } from '../reference.ts';
import type { classRequirements, featReference } from '../schema/class-requirements.ts';
import type { Class, classSkill, proficiencies } from '../schema/classes.ts';

/*
 * References of the parts that classes share with races.
 */

type Requirements = z.infer<typeof classRequirements>;
type FeatRequirement = NonNullable<Requirements['feats']>[number];

export function classSkillReferences(
  mentions: readonly z.infer<typeof classSkill>[] | undefined,
  path: readonly PropertyKey[],
): Reference[] {
  return (mentions ?? []).map((mention, i) => ({
    kind: 'skills',
    slug: typeof mention === 'string' ? mention : mention.skill,
    path: [...path, i],
  }));
}

export function proficiencyReferences(
  value: z.infer<typeof proficiencies> | undefined,
  path: readonly PropertyKey[],
): Reference[] {
  return (value?.weapons ?? []).map((slug, i) => ({ kind: 'items', slug, path: [...path, 'weapons', i] }));
}

export function featMentionReferences(
  feats: readonly (FeatRequirement | z.infer<typeof featReference>)[] | undefined,
  path: readonly PropertyKey[],
): Reference[] {
  return (feats ?? []).flatMap((feat, i) => {
    if (typeof feat === 'object' && 'count' in feat) return [];
    return [{ kind: 'feats', slug: typeof feat === 'string' ? feat : feat.feat, path: [...path, i] }] as const;
  });
}

export function featureReferences(
  features: Class['variants'][number]['features'],
  path: readonly PropertyKey[],
): Reference[] {
  return (features ?? []).flatMap(({ rule }, i) => {
    const [kind = '', slug = ''] = rule?.split('/') ?? [];
    return isKindName(kind) ? [{ kind, slug, path: [...path, i, 'rule'] }] : [];
  });
}

export function requirementReferences(
  requirements: Requirements | undefined,
  path: readonly PropertyKey[],
): Reference[] {
  const listed = (kind: Reference['kind'], slugs: readonly string[] | undefined, ...where: PropertyKey[]) =>
    (slugs ?? []).map((slug, i) => ({ kind, slug, path: [...path, ...where, i] }));
  return [
    ...listed('races', requirements?.races, 'races'),
    ...listed('languages', requirements?.languages, 'languages'),
    ...listed(
      'skills',
      requirements?.skills?.map(({ skill }) => skill),
      'skills',
    ),
    ...featMentionReferences(requirements?.feats, [...path, 'feats']),
    ...(requirements?.spellcasting ?? []).flatMap(({ spells }, i) =>
      listed('spells', spells, 'spellcasting', i, 'spells'),
    ),
    ...listed('powers', requirements?.manifesting?.powers, 'manifesting', 'powers'),
  ];
}
