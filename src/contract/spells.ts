import { z } from 'zod';
import type { Duration, Range } from '../rules/spell-facts.ts';
import { amount, caster } from './casters.ts';
import { effectFields } from './effects.ts';
import { detailFields, flag, listOf, namedSlug, verification } from './entries.ts';
import { coverageParameters } from './listed.ts';
import { choice, freeText, listParameters, sortBy, yesOrNo } from './parameters.ts';
import { integerRanges } from './ranges.ts';

const words = (what: string) => freeText.optional().meta({ description: `Words in the ${what} as printed` });

export const spellParameters = z.object({
  ...listParameters,
  ...coverageParameters,
  effect: choice('What it does (slug of /api/effects)').optional(),
  school: choice('School (slug)').optional(),
  subschool: choice('Sub-school (slug)').optional(),
  level: integerRanges('Spell level on the chosen lists, or on any', 0, 9).optional(),
  class_name: choice('Class (slug or name)').optional(),
  domain: choice('Domain (slug)').optional(),
  descriptor: choice('Descriptor (slug)').optional(),
  rulebook: choice('Rulebook (slug)').optional(),
  edition: choice('Edition (name or slug)').optional(),
  verbal: yesOrNo.optional(),
  somatic: yesOrNo.optional(),
  material: yesOrNo.optional(),
  focus: yesOrNo.optional().meta({ description: 'Focus' }),
  divine_focus: yesOrNo.optional(),
  xp: yesOrNo.optional(),
  range: words('range'),
  area: words('area'),
  duration: words('duration'),
  saving_throw: words('saving throw'),
  spell_resistance: words('spell resistance'),
  casting_time: words('casting time'),
  save: choice(
    'Saving throw: fortitude, reflex, will, none, see-text. With an effect, of one save that has it',
  ).optional(),
  save_effect: choice(
    'What a successful save does, and for whom: negates, half, partial, disbelief, harmless, object',
  ).optional(),
  sr: choice('Spell resistance: yes, harmless (Yes (harmless)), no, see-text').optional(),
  range_kind: choice(
    'Range: personal, touch, close, medium, long, fixed (a distance in feet or miles), unlimited, see-text',
  ).optional(),
  casting_kind: choice('Casting time: free, standard, full-round, rounds, minutes, hours').optional(),
  area_kind: choice(
    'Area or shape: burst, emanation, spread, cone, line, cylinder, sphere, cube, wall, ray',
  ).optional(),
  duration_kind: choice(
    'Duration: instantaneous, rounds, minutes, hours, days, concentration, permanent, see-text',
  ).optional(),
  many_targets: yesOrNo
    .optional()
    .meta({ description: 'Whether it has an area, or a target line with several targets' }),
  sort: sortBy('spells'),
});
export type SpellParameters = z.output<typeof spellParameters>;

const listedLevel = z.object({ slug: z.string(), name: z.string(), level: z.int().min(0).max(9) });
const classLevel = listedLevel.extend({
  extra: z
    .string()
    .nullable()
    .meta({ description: 'Where it is not from the System Reference Document: the book, or a note' }),
});

export const spellCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string().nullable(),
    school_name: z.string(),
    school_slug: z.string(),
    subschool_name: z.string().nullable(),
    descriptors: z.array(namedSlug),
    class_levels: z.array(classLevel),
    level_text: z.string().nullable().meta({ description: 'The level line as the books print it' }),
    casting_time: z.string().nullable(),
    range: z.string().nullable(),
    duration: z.string().nullable(),
    saving_throw: z.string().nullable(),
    spell_resistance: z.string().nullable(),
    verbal_component: flag,
    somatic_component: flag,
    material_component: flag,
    arcane_focus_component: flag,
    divine_focus_component: flag,
    xp_component: flag,
    rulebook_name: z.string(),
  })
  .meta({ id: 'SpellCard' });
export type SpellCard = z.infer<typeof spellCard>;

const component = z.object({ text: z.string().nullable(), cost_gp: z.number().nullable() }).nullable();

const epic = z.object({
  spellcraft_dc: z.int().nullable(),
  spellcraft_dc_note: z.string().nullable(),
  development: z
    .object({
      cost_gp: z.int(),
      days: z.int(),
      xp: z.int(),
      seeds: z.array(namedSlug.extend({ dc: z.int(), note: z.string().nullable() })),
      factors: z.string().nullable(),
      mitigating_factors: z.string().nullable(),
    })
    .nullable(),
});

export const spell = spellCard
  .extend({
    ...detailFields,
    ...effectFields,
    schools: z.array(namedSlug),
    subschools: z.array(namedSlug),
    components: z.object({
      line: z.string().nullable().meta({ description: 'As printed: V, S, M/DF' }),
      material: component,
      arcane_focus: component,
      divine_focus: component,
      xp: z.object({ text: z.string().nullable(), cost: z.number().nullable() }).nullable(),
    }),
    extra_components: z.string().nullable(),
    target: z.string().nullable(),
    effect: z.string().nullable(),
    area: z.string().nullable(),
    domain_levels: z.array(classLevel),
    target_or_area: z
      .string()
      .nullable()
      .meta({ description: 'Where the book prints one line for several of the three' }),
    target_or_area_label: z.string().nullable().meta({ description: 'What the book heads that line with' }),
    items: z
      .array(namedSlug.extend({ type: z.string(), price_gp: z.number(), price_text: z.string() }))
      .meta({ description: 'Potions, oils, scrolls and wands of the spell' }),
    needed_for: z.array(namedSlug).meta({ description: 'Other items that take the spell to be made' }),
    epic: epic.nullable().meta({ description: 'Epic spells only' }),
    amounts: z.array(amount).meta({ description: 'What it deals, heals or counts' }),
    casters: z.array(caster).meta({ description: 'Whose levels and abilities its figures follow from' }),
    target_max: z.int().nullable().meta({ description: 'The most targets that levels lead to' }),
    effect_max: z.int().nullable().meta({ description: 'The most that levels add up to in the effect line' }),
    range_typed: z
      .unknown()
      .meta({ description: 'The range as typed values; see the content schema' }) as z.ZodType<Range | null>,
    duration_typed: z
      .unknown()
      .meta({ description: 'The duration as typed values; see the content schema' }) as z.ZodType<Duration>,
    summons: z.boolean().meta({ description: 'Whether /api/summoning has the creatures that it brings' }),
    description_html: z.string().nullable(),
    verification,
  })
  .meta({ id: 'Spell' });
export type Spell = z.infer<typeof spell>;

export const spellList = listOf('spells', spellCard);
export type SpellList = z.infer<typeof spellList>;

export const spellFilters = z.object({
  schools: z.array(namedSlug),
  subschools: z.array(namedSlug),
  domains: z.array(namedSlug),
  descriptors: z.array(namedSlug),
  rulebooks: z.array(namedSlug),
  editions: z.array(z.object({ edition: z.string().meta({ description: 'Its name' }), slug: z.string() })),
  classes: z.array(namedSlug).meta({ description: 'Every class with a spell list' }),
});
export type SpellFilters = z.infer<typeof spellFilters>;
