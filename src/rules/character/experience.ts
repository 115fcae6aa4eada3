/**
 * Experience penalty of multiclass characters.
 *
 * Sources: Player's Handbook v.3.5, page 60 (SRD "Multiclass Characters": Experience); Dungeon Master's Guide, page 176 (prestige
 * classes); Monster Manual, page 290 (racial Hit Dice are a favored class).
 */

import type { Build } from './sheet.ts';

const PERCENT_EACH = 20;

export type Penalty = { percent: number; classes: readonly string[] };

/**
 * 20% for each class that is two or more levels below the highest. Prestige classes and the favored class do not count; where
 * any class is favored, the highest does not.
 */
export function experiencePenalty({ race, classes }: Pick<Build, 'race' | 'classes'>): Penalty {
  const base = classes.filter(({ facts }) => !facts.prestige);
  const highest = base.reduce((most, { level }) => Math.max(most, level), 0);
  const favored =
    race.favored_class === 'any' ? base.find(({ level }) => level === highest)?.facts.slug : race.favored_class;
  const counted = base.filter(({ facts }) => facts.slug !== favored);
  const top = counted.reduce((most, { level }) => Math.max(most, level), 0);
  const behind = counted.filter(({ level }) => top - level >= 2).map(({ facts }) => facts.name.toLowerCase());
  return { percent: behind.length * PERCENT_EACH, classes: behind };
}
