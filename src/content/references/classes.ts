import type { Reference } from '../reference.ts';
import type { Class } from '../schema/classes.ts';
import {
  classSkillReferences,
  featMentionReferences,
  featureReferences,
  proficiencyReferences,
  requirementReferences,
} from './class-parts.ts';

export function classReferences(value: Class): Reference[] {
  const books = (list: readonly { rulebook: string }[] | undefined, field: string): Reference[] =>
    (list ?? []).map(({ rulebook }, i) => ({ kind: 'rulebooks', slug: rulebook, path: [field, i, 'rulebook'] }));
  return [
    ...books(value.also_in, 'also_in'),
    ...books(value.variants, 'variants'),
    ...value.variants.flatMap((variant, i): Reference[] => {
      const path = ['variants', i];
      const list = variant.spellcasting?.list;
      return [
        ...classSkillReferences(variant.class_skills, [...path, 'class_skills']),
        ...(variant.more_class_skills ?? []).flatMap(({ skills }, j) =>
          classSkillReferences(skills, [...path, 'more_class_skills', j, 'skills']),
        ),
        ...proficiencyReferences(variant.proficiencies, [...path, 'proficiencies']),
        ...(list ? [{ kind: 'classes' as const, slug: list, path: [...path, 'spellcasting', 'list'] }] : []),
        ...requirementReferences(variant.requirements, [...path, 'requirements']),
        ...featureReferences(variant.features, [...path, 'features']),
        ...featMentionReferences(variant.epic_progression?.bonus_feats, [...path, 'epic_progression', 'bonus_feats']),
      ];
    }),
  ];
}
