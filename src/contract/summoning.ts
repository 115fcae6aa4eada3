import { z } from 'zod';
import { LEVEL_LIMITS } from '../rules/casting.ts';
import { caster } from './casters.ts';
import { namedSlug } from './entries.ts';
import { wholeNumber, yesOrNo } from './parameters.ts';
import { shortBlock } from './short-block.ts';

const text = z.string().nullable();
const kind = z.enum(['spells', 'powers']);

/** The spells and powers that bring creatures. */
export const summoningSpells = z
  .object({
    spells: z.array(
      namedSlug.extend({
        kind,
        family: z.string().meta({ description: 'The family that grows by level; empty for the others' }),
        calls: z.boolean().meta({ description: 'Whether it calls creatures in place of summoning them' }),
      }),
    ),
  })
  .meta({ id: 'SummoningSpells' });
export type SummoningSpells = z.infer<typeof summoningSpells>;

export const summoningParameters = z.object({
  level: wholeNumber(LEVEL_LIMITS.lowest, LEVEL_LIMITS.highest)
    .optional()
    .meta({ description: 'Caster or manifester level; the lowest that has the spell without it' }),
  as: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, 'must be a slug, such as wizard')
    .optional()
    .meta({ description: 'The class or domain cleric that casts it, which decides the lowest level' }),
  augment: yesOrNo.optional().meta({ description: 'yes for Augment Summoning' }),
  list: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be the key of a list, such as 3')
    .optional()
    .meta({ description: 'Which list: 3 for creatures of the 3rd level; the best one without it' }),
  group: z
    .string()
    .regex(/^[A-Za-z]{1,12}$/, 'must be a group of the list, such as LG')
    .optional()
    .meta({ description: 'Only the creatures of an alignment (LG) or a kind (Animals)' }),
});
export type SummoningParameters = z.output<typeof summoningParameters>;

const worked = z
  .object({ text, at: text.meta({ description: 'At the caster level; null where the level does not matter' }) })
  .meta({ description: 'As the spell has it, and worked out' });

const summonedCreature = shortBlock.extend({
  listed_as: z.string().meta({ description: 'What the list calls it' }),
  group: z.string(),
  template: text,
  aquatic: z.boolean().meta({ description: 'Only into an aquatic or watery environment' }),
  listed_alignment: text.meta({ description: 'As the list gives it' }),
  note: text.meta({ description: 'What else the list says' }),
  descriptors: z.array(z.string()).meta({ description: 'Those that the spell has for this creature' }),
  augmented: z.boolean(),
});
export type SummonedCreature = z.infer<typeof summonedCreature>;

export const summoning = z
  .object({
    spell: namedSlug.extend({
      kind,
      school_slug: z.string(),
      school_name: z.string(),
      subschool_name: text,
      rulebook_slug: z.string(),
      rulebook_name: z.string(),
      page: z.int().nullable(),
    }),
    level: z.int(),
    caster: z.string().nullable().meta({ description: 'The slug of who casts it; null of epic spells' }),
    casters: z.array(caster),
    duration: worked.extend({ rounds: z.int().nullable().meta({ description: 'Null for what lasts otherwise' }) }),
    range: worked,
    calls: z.boolean(),
    augment: z.boolean().nullable().meta({ description: 'Null where Augment Summoning does not apply' }),
    maximum_hit_points: z.boolean(),
    lists: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        count: z.string().meta({ description: 'How many come: a number, or dice' }),
      }),
    ),
    list: z.string().nullable().meta({ description: 'The key of the list that follows; null where there is none' }),
    groups: z.array(namedSlug).meta({ description: 'Alignments or kinds of this list' }),
    group: text,
    creatures: z.array(summonedCreature),
  })
  .meta({ id: 'Summoning' });
export type Summoning = z.infer<typeof summoning>;
