import { type Reference, sourceReference } from '../reference.ts';
import type { MonsterFamily } from '../schema/monster-families.ts';
import type { Monster } from '../schema/monsters.ts';

export function monsterReferences(monster: Monster): Reference[] {
  const { family, feats_as, hit_dice = [], skills = [] } = monster;
  const feats = (['feats', 'epic_feats'] as const).flatMap((field) =>
    (monster[field] ?? []).flatMap((taken, i) =>
      'feat' in taken ? [{ kind: 'feats' as const, slug: taken.feat, path: [field, i, 'feat'] }] : [],
    ),
  );
  return [
    sourceReference(monster),
    ...(family === undefined ? [] : [{ kind: 'monster-families' as const, slug: family, path: ['family'] }]),
    ...(feats_as === undefined ? [] : [{ kind: 'monsters' as const, slug: feats_as, path: ['feats_as'] }]),
    ...hit_dice.flatMap((part, i) =>
      part.class === undefined ? [] : [{ kind: 'classes' as const, slug: part.class, path: ['hit_dice', i, 'class'] }],
    ),
    ...skills.flatMap((listed, i) =>
      'skill' in listed ? [{ kind: 'skills' as const, slug: listed.skill, path: ['skills', i, 'skill'] }] : [],
    ),
    ...feats,
  ];
}

export function monsterFamilyReferences({ parent }: MonsterFamily): Reference[] {
  return parent === undefined ? [] : [{ kind: 'monster-families', slug: parent, path: ['parent'] }];
}
