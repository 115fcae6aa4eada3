import { z } from 'zod';
import {
  type Components,
  DURATION_STATES,
  DURATION_UNITS,
  type Duration,
  EXTRA_COMPONENTS,
  RANGE_CATEGORIES,
  type Range,
} from '../../rules/spell-facts.ts';
import { SCHOOLS_OF_MAGIC } from '../../rules/spell-slots.ts';
import { entry, line, prose, slug, source } from './shared.ts';
import { amountSchema } from './spell-amounts.ts';

/** Keys of `content/vocabulary/schools.yaml`. */
export const SCHOOLS = [...SCHOOLS_OF_MAGIC, 'universal'] as const;

/** Keys of `content/vocabulary/subschools.yaml`. */
export const SUBSCHOOLS = [
  'calling',
  'charm',
  'compulsion',
  'creation',
  'figment',
  'glamer',
  'healing',
  'pattern',
  'phantasm',
  'scrying',
  'shadow',
  'summoning',
  'teleportation',
] as const;

/** Keys of `content/vocabulary/descriptors.yaml`. */
export const DESCRIPTORS = [
  'acid',
  'air',
  'chaotic',
  'cold',
  'darkness',
  'death',
  'earth',
  'electricity',
  'evil',
  'fear',
  'fire',
  'force',
  'good',
  'language-dependent',
  'lawful',
  'light',
  'mind-affecting',
  'sonic',
  'water',
] as const;

/** The part of the SRD that a spell is from: the core books, divine domains, epic magic or psionics. */
export const SPELL_GROUPS = ['core', 'divine', 'epic', 'psionic'] as const;

const yes = z.literal(true);
const count = z.int().min(1);

/** A range. `formatRange` of the rules makes its text. */
export const rangeSchema = z.union([
  z.enum(RANGE_CATEGORIES),
  z.strictObject({ category: z.enum(RANGE_CATEGORIES), note: line }),
  z.strictObject({ feet: z.int().min(0), per_level: yes.optional(), up_to: yes.optional(), note: line.optional() }),
  z.strictObject({ miles: count, per_level: yes.optional(), note: line.optional() }),
  z.strictObject({ text: line }),
]) satisfies z.ZodType<Range>;

const durationEnd = { until: line.optional(), dismissible: yes.optional(), note: line.optional() };

/** A duration. `formatDuration` of the rules makes its text. */
export const durationSchema = z.union([
  z.enum(DURATION_STATES),
  z.strictObject({ state: z.enum(DURATION_STATES), ...durationEnd }),
  z
    .strictObject({
      amount: count.optional(),
      dice: z
        .string()
        .regex(/^\d+d\d+(?:[+-]\d+)?$/)
        .optional(),
      unit: z.enum(DURATION_UNITS),
      per_level: yes.optional(),
      per_levels: z.int().min(2).optional(),
      up_to: yes.optional(),
      concentration: z.enum(['up-to', 'plus']).optional(),
      ...durationEnd,
    })
    .refine((d) => (d.amount === undefined) !== (d.dice === undefined), 'needs either an amount or dice'),
  z.strictObject({ text: line }),
]) satisfies z.ZodType<Duration>;

/** A component; `text` is a noun phrase in lower case, without a full stop. */
const componentDetails = z.union([
  yes,
  z
    .strictObject({
      text: line.optional(),
      cost_gp: z.number().positive().optional(),
      optional: yes.optional(),
      unlisted: yes.optional(),
    })
    .refine((d) => Object.keys(d).length > 0, 'write true where there are no details'),
]);

const componentsSchema = z
  .strictObject({
    verbal: z.union([yes, z.strictObject({ only: z.array(slug).min(1) })]).optional(),
    somatic: yes.optional(),
    material: componentDetails.optional(),
    arcane_focus: componentDetails.optional(),
    divine_focus: componentDetails.optional(),
    divine_focus_replaces: z.enum(['material', 'focus']).optional(),
    xp: z
      .union([yes, z.strictObject({ text: line.optional(), cost: count.optional(), unlisted: yes.optional() })])
      .optional(),
    extra: z.array(z.enum(EXTRA_COMPONENTS)).min(1).optional(),
    note: line.optional(),
  })
  .refine(
    (c) =>
      c.divine_focus_replaces === undefined ||
      (c.divine_focus !== undefined &&
        (c.divine_focus_replaces === 'material' ? c.material : c.arcane_focus) !== undefined),
    'divine_focus_replaces needs the divine focus and the component that it replaces',
  ) satisfies z.ZodType<Components>;

const level = z.int().min(0).max(9);
const levelMap = z
  .record(slug, level)
  .refine((levels) => Object.keys(levels).length > 0, 'leave the field out where it is empty');

/** The cost of developing an epic spell. */
const developmentSchema = z.strictObject({
  cost_gp: count,
  days: count,
  /** Experience points. */
  xp: count,
  /** The epic seeds of the spell, each with the Spellcraft DC that it adds. */
  seeds: z.array(z.strictObject({ seed: slug, dc: count, note: line.optional() })).min(1),
  factors: line.optional(),
  mitigating_factors: line.optional(),
});

/** One file of `content/spells`. */
export const spellSchema = z.strictObject({
  ...entry,
  ...source,
  group: z.enum(SPELL_GROUPS),
  /** The school; a list for the few epic spells with two. */
  school: z.union([z.enum(SCHOOLS), z.array(z.enum(SCHOOLS)).min(2)]),
  subschools: z.array(z.enum(SUBSCHOOLS)).min(1).optional(),
  /** Its subschool is one of `subschools`, depending on its use. */
  subschool_choice: yes.optional(),
  descriptors: z.array(z.enum(DESCRIPTORS)).min(1).optional(),
  /** Its descriptor is one of `descriptors`, depending on its use. */
  descriptor_choice: yes.optional(),
  /** The text in the brackets in place of a descriptor. */
  descriptor_note: line.optional(),
  /** Class slug → spell level, 0 to 9, for core and supplement classes. */
  levels: levelMap.optional(),
  /** Domain slug → spell level, for domains of the SRD and of supplements. */
  domains: levelMap.optional(),
  components: componentsSchema,
  casting_time: line,
  range: rangeSchema.optional(),
  target: line.optional(),
  /** The maximum number of targets, for spells whose number of targets grows with the caster level. */
  target_max: count.optional(),
  effect: line.optional(),
  /** The maximum of the figure in the effect line, if it grows with the caster level. */
  effect_max: count.optional(),
  area: line.optional(),
  /** One field for several of the three, as the book prints "Target or Area". */
  target_or_area: line.optional(),
  target_or_effect: line.optional(),
  target_effect_or_area: line.optional(),
  duration: durationSchema,
  saving_throw: line.optional(),
  spell_resistance: line.optional(),
  /** Damage, healing and counts. */
  amounts: z.array(amountSchema).min(1).optional(),
  /** Epic spells: the Spellcraft DC to cast it. */
  spellcraft_dc: count.optional(),
  spellcraft_dc_note: line.optional(),
  development: developmentSchema.optional(),
  description: prose.optional(),
});
export type Spell = z.infer<typeof spellSchema>;
