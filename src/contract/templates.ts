import { z } from 'zod';
import { detailFields, listOf, namedBy, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';
import { integerRanges } from './ranges.ts';
import { templateChanges } from './template-changes.ts';

export const templateParameters = z.object({
  ...listParameters,
  type: choice('Creature type that the template gives (slug or name)').optional(),
  base: choice('Creature type that may have the template (slug or name)').optional(),
  origin: choice('inherited or acquired').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  level_adjustment: integerRanges('Level adjustment', 0, 99).optional(),
  sort: sortBy('templates'),
});
export type TemplateParameters = z.output<typeof templateParameters>;

export const templateCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    origin: z
      .string()
      .nullable()
      .meta({ description: 'Inherited, Acquired, or both; null where the book says neither' }),
    bases: z.string().meta({ description: 'Which creatures may have it' }),
    type_name: z.string().nullable().meta({ description: 'The type that it gives; null where the type stays' }),
    challenge_rating: z.string().meta({ description: 'What it does to the challenge rating' }),
    level_adjustment: z.string().nullable(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'TemplateCard' });
export type TemplateCard = z.infer<typeof templateCard>;

const namedText = z.object({ id: z.string(), name: z.string(), html: z.string() });

/** A sample creature of the template in the catalogue. */
const sample = namedSlug.extend({
  base: namedSlug.nullable().meta({ description: 'The base creature; null where the catalogue has no entry of it' }),
  note: z.string().nullable().meta({ description: 'How the base creature differs from its entry, or its form' }),
});

export const template = templateCard
  .extend({
    ...detailFields,
    summary: z.string(),
    applies_to: z.object({
      html: z.string(),
      types: z.array(namedSlug).meta({ description: 'The creature types that may have it' }),
      corporeal: z.boolean(),
      living: z.boolean(),
      skeleton: z.boolean().meta({ description: 'It needs a skeletal system' }),
      not_mindless: z.boolean(),
      not_subtypes: z.array(z.string()),
      alignment: z.string().nullable(),
      minimum: z.record(z.string(), z.int()).meta({ description: 'Ability → the least score' }),
      classes: z.array(namedSlug).meta({ description: 'One of these classes is needed' }),
      template: namedSlug.nullable().meta({ description: 'The template that the creature must have' }),
    }),
    creatures: z.array(namedSlug).meta({ description: 'The monsters that may have it, by name' }),
    varieties: z.array(namedSlug).meta({
      description: 'What is chosen with it: the dragon of a half-dragon, the animal of a lycanthrope',
    }),
    description_html: z.string().nullable(),
    lines: z
      .array(namedText)
      .meta({ description: 'What becomes of each line of the stat block, in the order of a template' }),
    special_abilities: z.array(namedText.extend({ part: z.enum(['attack', 'quality']) })),
    tables: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        columns: z.array(z.string()),
        rows: z.array(z.array(z.string())).meta({ description: 'Cells as HTML' }),
      }),
    ),
    sections: z.array(namedText),
    samples: z.array(sample),
    related: z.array(namedSlug).meta({ description: 'Other monsters that belong to it' }),
    templates: z.array(namedSlug).meta({ description: 'All templates by name' }),
    changes: templateChanges,
    named_by: z.array(namedBy),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof template>;

export const templateList = listOf('templates', templateCard);
export type TemplateList = z.infer<typeof templateList>;
