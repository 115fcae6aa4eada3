import { keyReferences, type Reference, sourceReference } from '../reference.ts';
import type { Spell } from '../schema/spells.ts';

export function spellReferences(spell: Spell): Reference[] {
  const seeds = spell.development?.seeds ?? [];
  return [
    sourceReference(spell),
    ...keyReferences('classes', spell.levels, 'levels'),
    ...keyReferences('domains', spell.domains, 'domains'),
    ...seeds.map(({ seed }, i) => ({ kind: 'spells' as const, slug: seed, path: ['development', 'seeds', i, 'seed'] })),
  ];
}
