/** A character as it was given, with the catalogue's facts, and what is worked out of it for the conditions. */

import type { Ability } from '../abilities.ts';
import type { Alignment } from '../alignment.ts';
import type { Save } from '../saves.ts';
import type { Sum } from '../sums.ts';
import type { Casters } from './casters.ts';
import type { CharacterFacts, ClassFacts, RaceFacts } from './facts.ts';

export type TakenFeat = {
  feat: string;
  /** A slug: `longsword`, `conjuration`, `knowledge:arcana`. */
  choice?: string | undefined;
  /** What gives it, where it was not chosen: `Wizard 1`. */
  from?: string | undefined;
};

/** A character as it is given. All slugs are known to the catalogue; choices are free. */
export type Character = {
  race: string;
  alignment?: Alignment | undefined;
  deity?: string | undefined;
  /** The race's where absent. */
  size?: string | undefined;
  abilities: Readonly<Record<Ability, number>>;
  /** In the order of the first level of each. */
  classes: readonly { class: string; level: number }[];
  /** `hide`, `knowledge:arcana` → ranks. */
  ranks: Readonly<Record<string, number>>;
  feats: readonly TakenFeat[];
  /** Undefined where the known spells are not told. */
  spells?: readonly string[] | undefined;
  domains: readonly string[];
  /** Texts of conditions that a person affirms. */
  confirmed: readonly string[];
};

/** A class with its levels. */
export type Held = { facts: ClassFacts; level: number };

/** The race and classes of a character, and its levels: racial Hit Dice and class levels (Monster Manual, page 290). */
export type Build = {
  facts: CharacterFacts;
  character: Character;
  race: RaceFacts;
  classes: readonly Held[];
  level: number;
};

export type SaveSum = { base: number; sum: Sum };

/** All that conditions ask for. */
export type Sheet = Build & {
  baseAttack: Sum;
  saves: Readonly<Record<Save, SaveSum>>;
  /** Canonical skill (`knowledge:psionics`) → ranks. */
  ranks: ReadonlyMap<string, number>;
  casters: Casters;
  powerPoints: Sum;
  /** Taken and granted. */
  feats: readonly TakenFeat[];
  /** Entries of the Special columns up to the character's levels. */
  specials: readonly Special[];
};

export type Special = { class: string; level: number; text: string };

/**
 * A character with the facts of its race and classes, and its levels, racial Hit Dice included.
 * @throws {RangeError} where the race or a class is not in the catalogue
 */
export function buildOf(character: Character, facts: CharacterFacts): Build {
  const race = facts.races[character.race];
  if (race === undefined) throw new RangeError(`There is no race ${character.race}.`);
  const classes = character.classes.map(({ class: slug, level }): Held => {
    const found = facts.classes[slug];
    if (found === undefined) throw new RangeError(`There is no class ${slug}.`);
    return { facts: found, level };
  });
  const level = classes.reduce((sum, held) => sum + held.level, race.racial_hit_dice?.count ?? 0);
  return { facts, character, race, classes, level };
}

/** The levels of a class; 0 without it. */
export function levelsIn({ classes }: Pick<Build, 'classes'>, slug: string): number {
  return classes.find(({ facts }) => facts.slug === slug)?.level ?? 0;
}

/** Every entry of the Special columns that the levels give, in their order. */
export function specialsOf({ classes }: Pick<Build, 'classes'>): Special[] {
  return classes.flatMap(({ facts, level }) =>
    [...facts.levels, ...facts.epic_levels]
      .filter((row) => row.level <= level)
      .flatMap((row) => (row.special ?? []).map((text) => ({ class: facts.slug, level: row.level, text }))),
  );
}
