import { z } from 'zod';
import { detailFieldsWithoutBook, flag, listOf, namedBy, namedSlug } from './entries.ts';
import { choice, listParameters, sortBy, yesOrNo } from './parameters.ts';
import { integerRanges } from './ranges.ts';

export const domainParameters = z.object({
  ...listParameters,
  deity: choice('Deity that grants it (slug or name)').optional(),
  facts_only: yesOrNo.optional().meta({ description: 'Whether only the spells that name it are known' }),
  rulebook: choice('Rulebook (slug or name)').optional(),
  spell_count: integerRanges('How many spells it has here', 0, 99).optional(),
  sort: sortBy('domains'),
});
export type DomainParameters = z.output<typeof domainParameters>;

const domainSpell = z.object({
  level: z.int().min(1).max(9),
  slug: z.string(),
  name: z.string(),
  summary: z.string().nullable(),
  note: z.string().nullable().meta({ description: 'What the domain list adds to the spell, or where it differs' }),
});

export const domainCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string().nullable().meta({ description: 'The granted power in one line' }),
    facts_only: flag.meta({ description: '1 where only the spells that name the domain are known' }),
    spell_count: z.int(),
    deities: z.array(namedSlug.extend({ alignment: z.string() })),
    rulebook_name: z.string().nullable(),
  })
  .meta({ id: 'DomainCard' });
export type DomainCard = z.infer<typeof domainCard>;

export const domain = domainCard
  .extend({
    ...detailFieldsWithoutBook,
    granted_power_html: z.string().nullable(),
    description_html: z.string().nullable(),
    spells: z.array(domainSpell),
    named_by: z.array(namedBy),
  })
  .meta({ id: 'Domain' });
export type Domain = z.infer<typeof domain>;

export const domainList = listOf('domains', domainCard);
export type DomainList = z.infer<typeof domainList>;
