import { z } from 'zod';
import { detailFields, listOf, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';

export const glossaryParameters = z.object({
  ...listParameters,
  category: choice('Category (slug)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('glossary'),
});
export type GlossaryParameters = z.output<typeof glossaryParameters>;

export const termCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    category_name: z.string(),
    category_slug: z.string(),
    summary: z.string(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'TermCard' });
export type TermCard = z.infer<typeof termCard>;

/** A name and its text as HTML without paragraphs. */
const labelled = z.object({ label: z.string(), html: z.string() });

const action = z.object({
  type: z.enum(['standard', 'move', 'full-round', 'free', 'swift', 'immediate', 'none', 'varies']),
  provokes: z.enum(['yes', 'no', 'maybe']).meta({ description: 'Whether it provokes attacks of opportunity' }),
  note: z.string().nullable(),
});

const creatureType = z.object({
  hit_die: z.int().meta({ description: 'The number of sides' }),
  base_attack: z.enum(['full', 'average', 'poor']),
  good_saves: z.array(z.enum(['fortitude', 'reflex', 'will'])),
  saves_note: z.string().nullable(),
  skill_points: z.int().meta({ description: 'For each Hit Die, before the Intelligence modifier' }),
  traits: z.array(labelled),
});

const disease = z.object({
  infection: z.string(),
  dc: z.int().nullable().meta({ description: 'Of the Fortitude save; null where it depends on what infects' }),
  incubation: z.string(),
  damage: z.string(),
});

/** Where the whole rule of a term stands. */
const rulePlace = z.object({
  slug: z.string(),
  name: z.string(),
  chapter_name: z.string(),
  chapter_number: z.int(),
  id: z.string().nullable().meta({ description: 'The anchor of the section, the table or its row on that page' }),
  row: z.array(labelled).nullable().meta({ description: 'The cells of the row' }),
});
export type RulePlace = z.infer<typeof rulePlace>;

export const term = termCard
  .extend({
    ...detailFields,
    summary: z.string(),
    terms: z.array(z.string()).meta({ description: 'Words that rules texts use for it' }),
    effects: z.array(namedSlug).meta({ description: 'What entries do that has to do with it' }),
    rule: rulePlace.nullable().meta({ description: 'The page of the rules that has the whole rule' }),
    action: action.nullable(),
    creature_type: creatureType.nullable(),
    disease: disease.nullable(),
    tags: z.array(z.enum(['Ex', 'Su', 'Sp', 'Ps'])),
    facts: z.array(labelled).meta({ description: 'Its figures' }),
    description_html: z.string().nullable(),
    same_category: z.array(namedSlug).meta({ description: 'The other terms of its category' }),
  })
  .meta({ id: 'Term' });
export type Term = z.infer<typeof term>;

export const glossaryList = listOf('glossary', termCard);
export type GlossaryList = z.infer<typeof glossaryList>;

export const glossaryFilters = z.object({ categories: z.array(namedSlug) });
export type GlossaryFilters = z.infer<typeof glossaryFilters>;
