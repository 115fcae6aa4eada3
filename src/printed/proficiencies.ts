import type { Proficiencies } from '../contract/proficiencies.ts';
import { capitalized } from '../rules/capitalized.ts';

/** `Simple weapons, longsword; light armor, shields except tower shields`. */
export function proficiencyText({ weapon_categories, weapons, armor, shields, note }: Proficiencies): string {
  const categories = weapon_categories.length > 0 ? [`${wordSeries(weapon_categories)} weapons`] : [];
  const names = weapons.map(({ name }) => name);
  return capitalized(
    [[...categories, ...names].join(', '), armorWords(armor, shields), note].filter(Boolean).join('; '),
  );
}

/** `light and medium armor, shields except tower shields`; empty where there is no such proficiency. */
export function armorWords(armor: Proficiencies['armor'], shields: Proficiencies['shields']): string {
  const kinds = armor.length === 3 ? ['all armor'] : armor.length > 0 ? [`${wordSeries(armor)} armor`] : [];
  const shieldWords = shields === null ? [] : [shields === 'all' ? 'shields' : 'shields except tower shields'];
  return [...kinds, ...shieldWords].join(', ');
}

/** `light, medium and heavy`. */
export function wordSeries(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
