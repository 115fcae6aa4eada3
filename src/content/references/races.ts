import { type Reference, sourceReference } from '../reference.ts';
import type { Race } from '../schema/races.ts';
import { classSkillReferences, proficiencyReferences } from './class-parts.ts';

export function raceReferences(race: Race): Reference[] {
  const { favored_class, languages, racial_hit_dice } = race;
  const listed = (kind: Reference['kind'], slugs: readonly string[] | undefined, ...path: PropertyKey[]) =>
    (slugs ?? []).map((slug, i) => ({ kind, slug, path: [...path, i] }));
  const bonusLanguages = languages?.bonus === 'any' ? [] : languages?.bonus;
  return [
    sourceReference(race),
    ...(race.monster ? [{ kind: 'monsters' as const, slug: race.monster, path: ['monster'] }] : []),
    ...(favored_class && favored_class !== 'any'
      ? [{ kind: 'classes' as const, slug: favored_class, path: ['favored_class'] }]
      : []),
    ...listed('languages', languages?.automatic, 'languages', 'automatic'),
    ...listed('languages', bonusLanguages, 'languages', 'bonus'),
    ...listed('feats', race.bonus_feats, 'bonus_feats'),
    ...listed('items', race.weapon_familiarity, 'weapon_familiarity'),
    ...listed(
      'skills',
      race.skill_bonuses?.map(({ skill }) => skill),
      'skill_bonuses',
    ),
    ...classSkillReferences(racial_hit_dice?.class_skills, ['racial_hit_dice', 'class_skills']),
    ...proficiencyReferences(race.proficiencies, ['proficiencies']),
    ...(race.spell_like_abilities ?? []).flatMap(({ spells }, i) =>
      listed('spells', spells, 'spell_like_abilities', i),
    ),
    ...(race.psi_like_abilities ?? []).flatMap(({ powers }, i) => listed('powers', powers, 'psi_like_abilities', i)),
  ];
}
