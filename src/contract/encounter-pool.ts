import type { Climate, Terrain } from '../rules/habitats.ts';
import type { Manner } from '../rules/organization.ts';

/** A group in which a creature is met. */
export type PoolGroup = {
  /** As its line calls it: "gang". */
  name: string;
  manner: Manner;
  /** The kinds, the creature itself first where it is one of them, and from how many to how many there are. */
  members: { slug: string; from: number; to: number }[];
  /** Those who are there but do not fight, as printed. */
  beside: string[];
};

export type PoolCreature = {
  slug: string;
  name: string;
  /** Slugs. */
  type: string;
  book: string;
  /** `3` or `1/2`. */
  rating: string;
  habitats: { climate: Climate | null; terrain: Terrain }[];
  /** The treasure line as printed. */
  treasure: string | null;
  groups: PoolGroup[];
};

export type PoolTrap = { slug: string; name: string; book: string; rating: string };

/** What encounters are found among: the creatures with a challenge rating, and all traps, by name. */
export type EncounterPool = { creatures: PoolCreature[]; traps: PoolTrap[] };
