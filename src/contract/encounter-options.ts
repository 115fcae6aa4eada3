/* What the finder of encounters takes, for pages too, which never load zod. */
import type { Manner } from '../rules/organization.ts';

export const ENCOUNTER_LEVELS = { lowest: 1, highest: 30 } as const;

/** How many encounters are found at once. */
export const ENCOUNTER_LINES = 4;
export const MAX_ENCOUNTERS = 8;

export const MANNERS = { lone: 'Alone', patrol: 'Several on their way', lair: 'At home' } as const satisfies Record<
  Manner,
  string
>;

/** How many kinds, as printed, an encounter can state. */
export const MAX_PRINTED_KINDS = 50;

/** How many kinds of creature the finder puts into an encounter. */
export const KIND_COUNTS = { 1: 'One', 2: 'Two', 3: 'Three' } as const;

/** How often a line can be found anew. */
export const MAX_ENCOUNTER_AGAIN = 999;

/** Before the slug of a trap in a line that is kept: `traps.poison-needle-trap:1`. */
export const TRAP_MARK = 'traps.';
