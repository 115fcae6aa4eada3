import { z } from 'zod';
import { detailFields, listOf, namedBy, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy, yesOrNo } from './parameters.ts';

export const languageParameters = z.object({
  ...listParameters,
  type: choice('How it is conveyed (slug or name)').optional(),
  script: choice('Alphabet (slug or name)').optional(),
  secret: yesOrNo.optional().meta({ description: 'Whether its speakers teach it to nobody else' }),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('languages'),
});
export type LanguageParameters = z.output<typeof languageParameters>;

export const languageCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    type: z.string().meta({ description: 'How it is conveyed: Spoken and written' }),
    summary: z.string(),
    description: z.string().meta({ description: 'Plain text; the summary where nothing longer is written' }),
    script: z.string().nullable().meta({ description: 'The alphabet that it is written in' }),
    speakers: z.string().nullable(),
    rulebook_name: z.string(),
  })
  .meta({ id: 'LanguageCard' });
export type LanguageCard = z.infer<typeof languageCard>;

export const language = languageCard
  .extend({
    ...detailFields,
    summary: z.string(),
    description_html: z.string(),
    usage: z.string().nullable(),
    usage_html: z.string().nullable(),
    game_rule_info: z.string().nullable(),
    game_rule_info_html: z.string().nullable(),
    typical_speakers: z.string().nullable(),
    script_info: z.string().nullable().meta({ description: 'Which other languages share the alphabet' }),
    races: z
      .object({ automatic: z.array(namedSlug), bonus: z.array(namedSlug) })
      .meta({ description: 'Races that know it from the start, and that may choose it as a bonus language' }),
    named_by: z.array(namedBy),
    same_script: z.array(namedSlug).meta({ description: 'Other languages in the same alphabet' }),
    bonus_for_classes: z
      .array(namedSlug)
      .meta({ description: 'Classes that may choose it as a bonus language whatever their race' }),
  })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof language>;

export const languageList = listOf('languages', languageCard);
export type LanguageList = z.infer<typeof languageList>;
