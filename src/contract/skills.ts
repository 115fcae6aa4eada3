import { z } from 'zod';
import { detailFields, flag, listOf, namedSlug, notedSlug } from './entries.ts';
import { choice, listParameters, sortBy, yesOrNo } from './parameters.ts';
import { ABILITY_CODES } from './skill-filters.ts';

export const skillParameters = z.object({
  ...listParameters,
  ability: choice(`Key ability: ${ABILITY_CODES.join(', ')}`).optional(),
  untrained: yesOrNo.optional().meta({ description: 'Whether it can be used without ranks' }),
  armor_check_penalty: yesOrNo.optional(),
  psionic: yesOrNo.optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('skills'),
});
export type SkillParameters = z.output<typeof skillParameters>;

const text = z.string().nullable();

const skillCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: text,
    ability: z.enum(ABILITY_CODES).nullable().meta({ description: 'Key ability; null where it is never checked' }),
    untrained: flag.meta({ description: '1 where it can be used without ranks' }),
    armor_check_penalty: flag,
    armor_check_multiplier: z.int().min(0).max(2).meta({ description: '2 where twice the penalty applies' }),
    rulebook_name: z.string(),
  })
  .meta({ id: 'SkillCard' });
export type SkillCard = z.infer<typeof skillCard>;

const subtype = text.meta({ description: 'The kind of the skill: arcana, dance' });

const synergy = z.object({
  skill: namedSlug.nullable().meta({ description: 'The skill at the other end; null for other checks' }),
  check: text.meta({ description: 'The other check: wild empathy' }),
  from_subtype: subtype,
  to_subtype: subtype,
  when: text.meta({ description: 'What the check must be about' }),
});
export type Synergy = z.infer<typeof synergy>;

export const skill = skillCard
  .extend({
    ...detailFields,
    base_skill: text.meta({ description: 'The skill that it is a kind of' }),
    base_skill_slug: text,
    trained_only: flag,
    psionic: flag,
    game_rule_info: z.string().meta({ description: 'How its check is made up' }),
    check: text,
    check_html: text,
    action: text,
    action_html: text,
    try_again: text,
    try_again_html: text,
    special: text,
    special_html: text,
    restriction: text,
    restriction_html: text,
    synergy: text,
    synergy_html: text,
    untrained_text: text.meta({ description: 'What can be done with it without ranks' }),
    untrained_html: text,
    epic: text,
    epic_html: text,
    description: text,
    description_html: text,
    subtypes: z
      .array(z.object({ name: z.string(), slug: text, topics: z.array(z.string()) }))
      .meta({ description: 'The kinds that the book names; slug where one has a page of its own' }),
    synergy_ranks: z.int().meta({ description: 'Ranks from which every synergy counts' }),
    synergy_bonus: z.int(),
    synergies_given: z.array(synergy),
    synergies_received: z.array(synergy),
    opposed_by: namedSlug.nullable(),
    opposes: z.array(namedSlug),
    class_skill_of: z.array(notedSlug.extend({ prestige: flag })),
    required_by_feats: z.array(namedSlug.extend({ min_ranks: z.int(), subtype })),
    related_feats: z.array(namedSlug).meta({ description: 'Feats that improve or alter its checks' }),
    required_by_classes: z.array(namedSlug.extend({ min_ranks: z.int(), subtype })),
    races: z.array(notedSlug).meta({ description: 'Races with a bonus on its checks' }),
    monsters: z.array(notedSlug).meta({ description: 'Monsters that have it, with their modifiers' }),
  })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof skill>;

export const skillList = listOf('skills', skillCard);
export type SkillList = z.infer<typeof skillList>;
