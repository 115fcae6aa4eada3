import type { ListedEntry } from '../../contract/listed.ts';
import { classAttacks, saveBonus } from '../../rules/class-progression.ts';
import type { ListedRow } from '../schema/listed.ts';

/**
 * A class that is known by name, book and page, level by level: base attack and saves by the rules from what is known of it,
 * and the names of its features. It ends with the last level, or where the number of levels is not known, with the last level
 * that has a known feature. Null where nothing is known of any.
 */
export function progressionOf(row: ListedRow<'classes'>): ListedEntry['progression'] {
  const { base_attack, good_saves, prestige = false, features = {} } = row;
  const features_to = Math.max(0, ...Object.keys(features).map(Number)) || null;
  const last = row.levels ?? features_to ?? 0;
  if (last === 0 || (features_to === null && base_attack === undefined && good_saves === undefined)) return null;
  const save = (name: 'fortitude' | 'reflex' | 'will', level: number) =>
    good_saves === undefined ? null : saveBonus(good_saves.includes(name) ? 'good' : 'poor', level);
  const levels = Array.from({ length: last }, (_, n) => n + 1).map((level) => ({
    level,
    base_attack: base_attack === undefined ? null : classAttacks(base_attack, level, prestige),
    fortitude: save('fortitude', level),
    reflex: save('reflex', level),
    will: save('will', level),
    special: features[level] ?? [],
  }));
  return { levels, number_of_levels: row.levels ?? null, features_to };
}
