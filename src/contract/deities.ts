import { z } from 'zod';
import { detailFieldsWithoutBook, listOf, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy } from './parameters.ts';

export const deityParameters = z.object({
  ...listParameters,
  alignment: choice('Alignment (slug or name)').optional(),
  domain: choice('Domain (slug or name)').optional(),
  power_level: choice('Power level (slug or name)').optional(),
  pantheon: choice('Pantheon (slug or name)').optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('deities'),
});
export type DeityParameters = z.output<typeof deityParameters>;

export const deityCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    title: z.string().nullable().meta({ description: 'What the deity is called beside the name' }),
    summary: z.string().nullable(),
    alignment: z.string(),
    power_level: z.string().nullable(),
    portfolio: z.string().nullable(),
    domain: z.string().meta({ description: 'The names of the domains of the core rules' }),
    symbol: z.string().nullable(),
    rulebook_name: z.string().nullable(),
  })
  .meta({ id: 'DeityCard' });
export type DeityCard = z.infer<typeof deityCard>;

const linkOrName = z.object({
  slug: z.string().nullable().meta({ description: 'null where the reference has no page of it' }),
  name: z.string(),
});

export const deity = deityCard
  .extend({
    ...detailFieldsWithoutBook,
    gender: z.string().nullable(),
    pantheon: z.string().nullable(),
    home_plane: z.string().nullable(),
    domains: z.array(linkOrName),
    further_domains: z.array(linkOrName).meta({ description: 'Domains that other books add' }),
    worshipers: z.string().nullable(),
    typical_worshipers: z.string().nullable(),
    cleric_alignments: z.string(),
    favored_weapon: z.string(),
    favored_weapons: z.array(linkOrName),
    description: z.string().nullable(),
    description_html: z.string().nullable(),
    game_rule_info: z.string(),
    game_rule_info_html: z.string(),
    cleric_spells: z
      .array(
        z.object({
          level: z.int().min(1).max(9),
          spells: z.array(namedSlug.extend({ domains: z.array(namedSlug) })),
        }),
      )
      .meta({ description: "The spells of the deity's domains by level" }),
  })
  .meta({ id: 'Deity' });
export type Deity = z.infer<typeof deity>;

export const deityList = listOf('deities', deityCard);
export type DeityList = z.infer<typeof deityList>;
