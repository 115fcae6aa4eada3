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

/** Subdisciplines have the meaning of the subschools of the same name. */
export const SUBDISCIPLINES = ['charm', 'compulsion', 'creation', 'healing', 'scrying', 'teleportation'] as const;

/**
 * Power lists: those of the three classes and, in addition to the psion's general list, those of the psions who
 * specialize in a discipline (an egoist in psychometabolism, a kineticist in psychokinesis, a nomad in psychoportation,
 * a seer in clairsentience, a shaper in metacreativity, a telepath in telepathy).
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
  /** The text in the brackets in place of a descriptor. */
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
  /** One field for both, as the book prints "Target or Area". */
  target_or_area: line.optional(),
  target_effect_or_area: line.optional(),
  duration: durationSchema.optional(),
  saving_throw: line.optional(),
  power_resistance: line.optional(),
  /** Cost in power points, by power list if the lists differ; absent if the text sets it. */
  power_points: z.union([count, z.partialRecord(z.enum(POWER_LISTS), count)]).optional(),
  power_points_note: line.optional(),
  /** Cost in experience points; `true` if the text sets it. */
  xp: z.union([yes, z.strictObject({ text: line.optional(), cost: count.optional() })]).optional(),
  description: prose.optional(),
  /** The effects of additional power points. */
  augment: prose.optional(),
});
export type Power = z.infer<typeof powerSchema>;
