import { z } from 'zod';
import { entry, line, prose, slug, source, summary } from './shared.ts';

export const TRAP_TYPES = ['mechanical', 'magic-device', 'spell'] as const;
export const TRIGGERS = ['location', 'proximity', 'sound', 'visual', 'touch', 'timed', 'spell'] as const;
export const RESETS = ['none', 'repair', 'manual', 'automatic'] as const;
export const BYPASSES = ['lock', 'hidden-switch', 'hidden-lock'] as const;
export const TRAP_DAMAGE = [
  'fall',
  'crush',
  'acid',
  'cold',
  'electricity',
  'fire',
  'slashing',
  'sonic',
  'negative levels',
] as const;

const yes = z.literal(true);
const dc = z.int().min(1).max(99);

const trigger = z.strictObject({
  kind: z.enum(TRIGGERS),
  /** The spell by which the trap notices intruders. */
  spell: slug.optional(),
  /** Whether the part that is touched belongs to the part that deals the damage. */
  attached: yes.optional(),
  note: line.optional(),
});

const attack = z.strictObject({
  bonus: z.int(),
  reach: z.enum(['melee', 'ranged']),
  /** Whether a touch attack hits. */
  touch: yes.optional(),
  damage: line.optional(),
  critical: line.optional(),
  /** How many strike each target, if more than one. */
  count: line.optional(),
  /** What strikes: an arrow, stone blocks. */
  with: line.optional(),
  poisoned: yes.optional(),
  /** What a hit does in place of damage. */
  effect: line.optional(),
});

const spell = z.strictObject({
  spell: slug,
  /** The class that casts it, and its caster level. */
  caster: slug,
  level: z.int().min(1),
  metamagic: line.optional(),
  note: line.optional(),
});

const save = z.strictObject({
  save: z.enum(['reflex', 'fortitude', 'will']),
  dc,
  effect: line.optional(),
});

const damage = z.strictObject({ dice: line, type: z.enum(TRAP_DAMAGE).optional(), note: line.optional() });

/** A poison of the catalogue. The other figures stand where the trap prints them unlike the poison. */
const poison = z.strictObject({
  item: slug,
  dc: dc.optional(),
  initial: line.optional(),
  secondary: line.optional(),
});

/** One file of `content/traps`. */
export const trapSchema = z.strictObject({
  ...entry,
  ...source,
  summary,
  challenge_rating: z.int().min(1),
  type: z.enum(TRAP_TYPES),
  trigger,
  reset: z.enum(RESETS),
  bypass: z.enum(BYPASSES).optional(),
  /** The traps that it is really made of. */
  multiple_traps: line.optional(),
  attacks: z.array(attack).min(1).optional(),
  spells: z.array(spell).min(1).optional(),
  saves: z.array(save).min(1).optional(),
  /** The line of the saves where it is not a list of them. */
  save_note: line.optional(),
  /** Of a pit, in feet. */
  depth: z.int().min(5).optional(),
  /** What it deals without an attack of its own. */
  damage: z.array(damage).min(1).optional(),
  /** Whom it affects, if more than one. */
  targets: line.optional(),
  /** Spikes at the bottom of a pit: 1d4 for each who falls in, at +10 melee. */
  spikes: z.strictObject({ damage: line, poisoned: yes.optional() }).optional(),
  gas: yes.optional(),
  liquid: yes.optional(),
  never_miss: yes.optional(),
  no_attack_roll: yes.optional(),
  /** In rounds. */
  onset_delay: z.int().min(1).optional(),
  poison: poison.optional(),
  search_dc: dc,
  disable_dc: dc,
  /** Of mechanical traps the market price, of magic devices the raw materials, of spells what a hired caster asks. */
  cost: z.strictObject({ gp: z.int().min(1), xp: z.int().min(1).optional() }),
  description: prose,
});
export type Trap = z.infer<typeof trapSchema>;
