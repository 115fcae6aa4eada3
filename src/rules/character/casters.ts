/** The classes by which a character casts spells and manifests powers. */

import type { Ability } from '../abilities.ts';
import type { ClassFacts } from './facts.ts';

export type Caster = {
  class: ClassFacts;
  type: 'arcane' | 'divine';
  ability: Ability;
  /** The class level whose row it casts by: own levels and those of prestige classes. */
  level: number;
  casterLevel: number;
  /** By spell level from 0: table and bonus spells. Null where the row has none. */
  slots: readonly (number | null)[];
  /** By spell level from 0; null for classes without domains. */
  domainSlots: readonly number[] | null;
  /** The highest level of spells that can be cast; null where none can. */
  highest: number | null;
  /** The highest level of spells in the class's table. */
  tableHighest: number;
};

export type Manifester = {
  class: ClassFacts;
  level: number;
  /** From the class's table and the key ability. */
  points: { table: number; bonus: number };
  /** The highest level of powers that can be manifested; null where none can. */
  highest: number | null;
  tableHighest: number;
};

export type Casters = { casters: readonly Caster[]; manifesters: readonly Manifester[] };
