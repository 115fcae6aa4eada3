import { z } from 'zod';
import { COMPANION_KINDS, type CompanionKind, MASTERS, type MasterClass } from '../rules/companions/masters.ts';
import { MAX_MASTER_BONUS, MAX_MASTER_LEVEL, MAX_MASTER_POINTS } from './companion-options.ts';
import { namedSlug } from './entries.ts';
import { wholeNumber } from './parameters.ts';
import { shortBlock } from './short-block.ts';

const masters = Object.keys(MASTERS) as [MasterClass, ...MasterClass[]];
const kinds = Object.keys(COMPANION_KINDS) as [CompanionKind, ...CompanionKind[]];
const bonus = wholeNumber(0, MAX_MASTER_BONUS).optional();

export const companionParameters = z.object({
  as: z
    .enum(masters, { error: `must be one of ${masters.join(', ')}` })
    .default('druid')
    .meta({ description: 'The class that gives the creature; druid without it' }),
  level: wholeNumber(1, MAX_MASTER_LEVEL).optional().meta({
    description: 'Level in the class, of a blackguard the character level; the first that gives one without it',
  }),
  creature: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, 'must be the slug of a monster')
    .optional()
    .meta({ description: 'The kind of creature; the first of the list without it' }),
  hp: wholeNumber(1, MAX_MASTER_POINTS).optional().meta({
    description:
      'Hit points of the master, of which a familiar or psicrystal has half; the average of the class without it',
  }),
  base_attack: bonus.meta({ description: 'Base attack bonus of the master; that of the class without it' }),
  fort: bonus.meta({ description: 'Base Fortitude save bonus of the master' }),
  reflex: bonus.meta({ description: 'Base Reflex save bonus of the master' }),
  will: bonus.meta({ description: 'Base Will save bonus of the master' }),
});
export type CompanionParameters = z.output<typeof companionParameters>;

const choice = namedSlug.extend({
  adjustment: z.int().meta({ description: 'What is taken off the effective level' }),
  aquatic: z.boolean().meta({ description: 'Only in an aquatic environment' }),
  benefit: z.string().nullable().meta({ description: 'What a familiar gives its master' }),
  open: z.boolean().meta({ description: 'Whether the level is high enough' }),
});
export type CompanionChoice = z.infer<typeof choice>;

export const companion = z
  .object({
    as: z.enum(masters),
    masters: z.array(namedSlug).meta({ description: 'The classes that give a creature' }),
    kind: z.enum(kinds),
    kind_name: z.string(),
    level: z.int(),
    lowest_level: z.int(),
    effective_level: z.int().meta({ description: 'The level by which the table is read' }),
    master: z.object({
      hit_points: z.int(),
      base_attack: z.int(),
      fortitude: z.int(),
      reflex: z.int(),
      will: z.int(),
    }),
    gains: z.object({
      hit_dice: z.int(),
      natural_armor: z.int(),
      str: z.int(),
      dex: z.int(),
      int: z.int().nullable().meta({ description: 'The score; null where the creature keeps its own' }),
      tricks: z.int().nullable(),
      special: z.array(z.string()),
    }),
    choices: z.array(choice),
    creature: shortBlock,
    chosen: choice,
    notes: z.array(z.string()),
  })
  .meta({ id: 'Companion' });
export type Companion = z.infer<typeof companion>;
