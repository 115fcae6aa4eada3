import { z } from 'zod';
import { effectFields } from './effects.ts';
import { detailFields, entryReference, flag, listOf, namedSlug, notedSlug } from './entries.ts';
import { FEAT_GROUPS } from './feat-filters.ts';
import { coverageParameters } from './listed.ts';
import { choice, commaSeparated, listParameters, sortBy, wholeNumber, yesOrNo } from './parameters.ts';
import { integerRanges } from './ranges.ts';
import { lackingMember, reachParameters } from './within-reach.ts';

const HAVING =
  'With any of the scores, base_attack, character_level and has, only feats whose prerequisites these meet; what is not given counts as missing';
const score = (ability: string) =>
  wholeNumber(1, 99)
    .optional()
    .meta({ description: `${ability} score of the character. ${HAVING}` });

const valuesIn = (text: string) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** Feats that a character has. None of them can be excluded, as values of other filters can. */
const owned = commaSeparated
  .refine(
    (text) => !valuesIn(text).some((value) => value.startsWith('-')),
    'must be feats that the character has, joined by commas, such as dodge,mobility; a minus sign before one is not allowed',
  )
  .transform(valuesIn)
  .meta({ description: `Feats that the character has (slugs or names), joined by commas: dodge,mobility. ${HAVING}` });

export const featParameters = z.object({
  ...listParameters,
  ...coverageParameters,
  effect: choice('What it does (slug of /api/effects)').optional(),
  category: choice('Category (slug)').optional(),
  exclude_dragonmark: yesOrNo.optional().meta({ description: 'true leaves the Dragonmark feats out' }),
  group: choice(`Part of the rules: ${FEAT_GROUPS.join(', ')}`).optional(),
  fighter_bonus: yesOrNo.optional().meta({ description: 'Whether a fighter may take it as a bonus feat' }),
  is_prerequisite: yesOrNo.optional().meta({ description: 'Whether another feat requires it' }),
  level: integerRanges('Lowest character level at which it can be taken', 1, 99).optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  str: score('Strength'),
  dex: score('Dexterity'),
  con: score('Constitution'),
  int: score('Intelligence'),
  wis: score('Wisdom'),
  cha: score('Charisma'),
  base_attack: wholeNumber(0, 99)
    .optional()
    .meta({ description: `Base attack bonus of the character. ${HAVING}` }),
  character_level: wholeNumber(1, 99)
    .optional()
    .meta({ description: `Character level. ${HAVING}` }),
  has: owned.optional(),
  ...reachParameters,
  sort: sortBy('feats'),
});
export type FeatParameters = z.output<typeof featParameters>;

const numberedReference = z.object({ id: z.int(), slug: z.string(), name: z.string() });

const requiredFeat = numberedReference.extend({
  choice: z.string().nullable().meta({ description: 'What it must have been taken for' }),
});

/** A part of a sentence; `url` is set where it names something that has a page. */
const textPart = z.object({ text: z.string(), url: z.string().nullable() });
export type TextPart = z.infer<typeof textPart>;

const featCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string().nullable(),
    min_level: z.int().min(1).meta({ description: 'The lowest character level at which it can be taken' }),
    category_name: z.string(),
    category_slug: z.string(),
    required_feats: z.array(requiredFeat),
    is_prerequisite: flag.meta({ description: '1 where another feat requires it' }),
    prerequisites: z.string().nullable().meta({ description: 'All prerequisites on one line' }),
    fighter_bonus: flag.meta({ description: '1 where a fighter may take it as a bonus feat' }),
    rulebook_name: z.string(),
  })
  .meta({ id: 'FeatCard' });
export type FeatCard = z.infer<typeof featCard>;

/** What a feat needs and what it opens, drawn from left to right. */
const featTree = z
  .object({
    width: z.int().meta({ description: 'Pixels, like all lengths of it' }),
    height: z.int(),
    box: z.object({ width: z.int(), height: z.int() }).meta({ description: 'The size of each box' }),
    nodes: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        note: z.string().nullable().meta({ description: 'What it asks for beside feats' }),
        depth: z.int().meta({ description: 'Its indent where the tree is written as a list' }),
        x: z.int().meta({ description: 'Of the upper left corner of its box' }),
        y: z.int(),
      }),
    ),
    edges: z
      .array(z.object({ from: z.int(), to: z.int(), path: z.string().meta({ description: 'As of SVG' }) }))
      .meta({ description: 'From what is needed to what needs it, as indexes of `nodes`' }),
    more: z.int().meta({ description: 'How many feats more it opens' }),
  })
  .meta({ id: 'FeatTree' });
export type FeatTree = z.infer<typeof featTree>;

const text = z.string().nullable();

export const feat = featCard
  .extend({
    ...detailFields,
    ...effectFields,
    types: z.array(namedSlug).meta({ description: 'As printed in brackets after the name' }),
    type_rules: z
      .array(z.object({ slug: z.string(), name: z.string(), html: z.string() }))
      .meta({ description: 'What holds for every feat of its types' }),
    group: z.enum(FEAT_GROUPS),
    required_skills: z.array(
      numberedReference.extend({
        min_ranks: z.int(),
        subtype: z.string().nullable().meta({ description: 'The kind of the skill: arcana, dance' }),
      }),
    ),
    special_prerequisites: z
      .array(z.object({ type: z.string(), description: z.string(), parts: z.array(textPart) }))
      .meta({ description: 'Ability scores, base attack bonus, levels, class features, alignment and the like' }),
    text_prerequisites: z
      .array(z.object({ text: z.string(), parts: z.array(textPart) }))
      .meta({ description: 'Further conditions in words, and alternatives to choose from' }),
    multiple: flag.meta({ description: '1 where it can be taken more than once' }),
    stacks: flag.nullable().meta({ description: 'Whether its effects add up then; null where the text does not say' }),
    choice: text.meta({ description: 'What is chosen when it is taken' }),
    benefit: text,
    benefit_html: text,
    normal: text,
    normal_html: text,
    special: text,
    special_html: text,
    description: text,
    description_html: text,
    leads_to: z
      .array(numberedReference.extend({ min_level: z.int() }))
      .meta({ description: 'The feats that require it' }),
    tree: featTree.nullable().meta({ description: 'Null where it needs no feat and opens none' }),
    classes: z
      .array(notedSlug.extend({ relation: z.enum(['required', 'epic-bonus']) }))
      .meta({ description: 'Classes that require it, and classes that may choose it as an epic bonus feat' }),
    races: z.array(notedSlug).meta({ description: 'Races that give it as a bonus feat' }),
    monsters: z.array(notedSlug).meta({ description: 'Monsters that have it, and what for' }),
    items: z.array(notedSlug).meta({ description: 'Items that take it to make' }),
    item_types: z
      .array(namedSlug.extend({ count: z.int() }))
      .meta({ description: 'Types of item, one for each spell, that take it to make' }),
    also_in: z.array(entryReference).meta({ description: 'Other rulebooks that print it' }),
  })
  .meta({ id: 'Feat' });
export type Feat = z.infer<typeof feat>;

export const featList = listOf('feats', featCard).extend({
  lacking: lackingMember,
});
export type FeatList = z.infer<typeof featList>;

export const featCategories = z.array(namedSlug);
export type FeatCategories = z.infer<typeof featCategories>;
