import { z } from 'zod';
import { entry, line, prose, source } from './shared.ts';
import { DESCRIPTORS, durationSchema, rangeSchema } from './spells.ts';

/** Keys of `content/vocabulary/disciplines.yaml`. */
export const DISCIPLINES = [
  'clairsentience',
  'metacreativity',
  'psychokinesis',
  'psychometabolism',
  'psychoportation',
  'telepathy',
] as const;

/** Their meanings are those of the sub-schools of the same name. */
export const SUBDISCIPLINES = ['charm', 'compulsion', 'creation', 'healing', 'scrying', 'teleportation'] as const;

/**
 * Power lists: those of the three classes and, beside the psion's general list, those of the psions who specialize in a
 * discipline (an egoist in psychometabolism, a kineticist in psychokinesis, a nomad in psychoportation, a seer in
 * clairsentience, a shaper in metacreativity, a telepath in telepathy).
 */
export const POWER_LISTS = [
  'psion',
  'wilder',
  'psychic-warrior',
  'egoist',
  'kineticist',
  'nomad',
  'seer',
  'shaper',
  'telepath',
] as const;

/** What others perceive when the power is manifested. */
export const DISPLAYS = ['auditory', 'material', 'mental', 'olfactory', 'visual'] as const;

const yes = z.literal(true);
const count = z.int().min(1);

/** One file of `content/powers`. */
export const powerSchema = z.strictObject({
  ...entry,
  ...source,
  discipline: z.enum(DISCIPLINES),
  subdiscipline: z.enum(SUBDISCIPLINES).optional(),
  subdiscipline_note: line.optional(),
  descriptors: z.array(z.enum(DESCRIPTORS)).min(1).optional(),
  /** What stands in the brackets instead of a descriptor. */
  descriptor_note: line.optional(),
  /** Power list → power level, 1 to 9. */
  levels: z
    .partialRecord(z.enum(POWER_LISTS), z.int().min(1).max(9))
    .refine((levels) => Object.keys(levels).length > 0, 'a power is on at least one list'),
  display: z.union([z.literal('none'), z.array(z.enum(DISPLAYS)).min(1)]).optional(),
  display_note: line.optional(),
  manifesting_time: line,
  range: rangeSchema,
  target: line.optional(),
  effect: line.optional(),
  area: line.optional(),
  /** One line for both, as the book prints "Target or Area". */
  target_or_area: line.optional(),
  target_effect_or_area: line.optional(),
  duration: durationSchema.optional(),
  saving_throw: line.optional(),
  power_resistance: line.optional(),
  /** Cost in power points; by power list where the lists differ; absent where the text sets it. */
  power_points: z.union([count, z.partialRecord(z.enum(POWER_LISTS), count)]).optional(),
  power_points_note: line.optional(),
  /** Cost in experience points: `true` where the text sets it. */
  xp: z.union([yes, z.strictObject({ text: line.optional(), cost: count.optional() })]).optional(),
  description: prose.optional(),
  /** What more power points do. */
  augment: prose.optional(),
});
export type Power = z.infer<typeof powerSchema>;
