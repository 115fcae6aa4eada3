import { z } from 'zod';
import type { Duration, Range } from '../rules/spell-facts.ts';
import { caster } from './casters.ts';
import { effectFields } from './effects.ts';
import { detailFields, listOf, namedBy, namedSlug, verification } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';
import { integerRanges } from './ranges.ts';

export const powerParameters = z.object({
  ...listParameters,
  effect: choice('What it does (slug of /api/effects)').optional(),
  discipline: choice('Discipline (slug)').optional(),
  subdiscipline: choice('Subdiscipline (slug)').optional(),
  descriptor: choice('Descriptor (slug)').optional(),
  class_name: choice('Power list (slug or name): a class, or the discipline of a specialized psion').optional(),
  level: integerRanges('Power level on the chosen lists, or on any', 0, 9).optional(),
  power_points: integerRanges('Cost in power points, on any list', 0, 999).optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('powers'),
});
export type PowerParameters = z.output<typeof powerParameters>;

const listLevel = z.object({
  slug: z.string().meta({ description: 'Power list, such as psion or egoist' }),
  name: z.string(),
  level: z.int().min(1).max(9),
  class_slug: z.string().meta({ description: 'The class that the list belongs to: psion for an egoist' }),
});

export const powerCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string().nullable(),
    discipline_name: z.string(),
    discipline_slug: z.string(),
    subdiscipline_name: z.string().nullable(),
    subdiscipline_slug: z.string().nullable(),
    descriptors: z.array(namedSlug),
    descriptor_note: z.string().nullable().meta({ description: 'What stands in place of a descriptor: see text' }),
    class_levels: z.array(listLevel),
    level_text: z.string().meta({ description: 'The level line as the book prints it' }),
    power_points: z.string().nullable().meta({ description: 'The cost as printed; by power list where they differ' }),
    manifesting_time: z.string(),
    range: z.string(),
    duration: z.string().nullable(),
    saving_throw: z.string().nullable(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'PowerCard' });
export type PowerCard = z.infer<typeof powerCard>;

export const power = powerCard
  .extend({
    ...detailFields,
    ...effectFields,
    display: z.string().nullable(),
    target: z.string().nullable(),
    effect: z.string().nullable(),
    area: z.string().nullable(),
    target_or_area: z
      .string()
      .nullable()
      .meta({ description: 'Where the book prints one line for several of the three' }),
    target_or_area_label: z.string().nullable().meta({ description: 'What the book heads that line with' }),
    power_resistance: z.string().nullable(),
    power_points_typed: z
      .union([z.int(), z.record(z.string(), z.int())])
      .nullable()
      .meta({ description: 'The cost, or the cost by power list' }),
    xp_cost: z.string().nullable(),
    casters: z.array(caster).meta({ description: 'Whose levels and abilities its figures follow from' }),
    range_typed: z
      .unknown()
      .meta({ description: 'The range as typed values; see the content schema' }) as z.ZodType<Range>,
    duration_typed: z
      .unknown()
      .meta({ description: 'The duration as typed values; see the content schema' }) as z.ZodType<Duration | null>,
    summons: z.boolean().meta({ description: 'Whether /api/summoning has the creatures that it brings' }),
    description_html: z.string().nullable(),
    needed_for: z.array(namedSlug).meta({ description: 'Items that take it to be made' }),
    augment_html: z.string().nullable().meta({ description: 'What more power points do' }),
    verification,
    named_by: z.array(namedBy),
  })
  .meta({ id: 'Power' });
export type Power = z.infer<typeof power>;

export const powerList = listOf('powers', powerCard);
export type PowerList = z.infer<typeof powerList>;

export const powerFilters = z.object({
  disciplines: z.array(namedSlug),
  subdisciplines: z.array(namedSlug),
  descriptors: z.array(namedSlug),
  classes: z.array(namedSlug).meta({ description: 'Every power list' }),
});
export type PowerFilters = z.infer<typeof powerFilters>;
