import type { Proficiencies } from '../../../../contract/proficiencies.ts';
import { capitalized } from '../../../../rules/capitalized.ts';

/** The proficiencies of a class or race in one line. */
export function proficiencyText({ weapon_categories, weapons, armor, shields, note }: Proficiencies): string {
  const parts = [
    ...weapon_categories.map((category) => `${category} weapons`),
    ...weapons.map(({ name }) => name.toLowerCase()),
    ...(armor.length === 3 ? ['all armor'] : armor.map((kind) => `${kind} armor`)),
    ...(shields === null ? [] : [shields === 'all' ? 'shields' : 'shields except tower shields']),
  ];
  return [capitalized(parts.join(', ')), note].filter(Boolean).join('. ');
}
