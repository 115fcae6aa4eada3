import { z } from 'zod';
import { templateChanges } from '../../contract/template-changes.ts';
import { ABILITIES } from '../../rules/abilities.ts';
import { CREATURE_SUBTYPES, CREATURE_TYPES } from '../../rules/monster-vocabulary.ts';
import { attack, monsterSchema } from './monsters.ts';
import { entry, line, prose, slug, source, summary } from './shared.ts';

export const TEMPLATE_ORIGINS = ['inherited', 'acquired'] as const;

/** The lines of a template in the order of the books. */
export const TEMPLATE_LINES = [
  'size_and_type',
  'hit_dice',
  'speed',
  'armor_class',
  'base_attack',
  'attack',
  'full_attack',
  'damage',
  'special_attacks',
  'special_qualities',
  'saves',
  'abilities',
  'skills',
  'feats',
  'environment',
  'organization',
  'challenge_rating',
  'treasure',
  'alignment',
  'advancement',
  'level_adjustment',
] as const;

const appliesTo = z.strictObject({
  /** The whole condition in Markdown: `any living, corporeal creature`. */
  text: line,
  /** The same for lists; the text if absent. */
  short: line.optional(),
  /** Creature types that may have it; absent if all may. */
  types: z.array(z.enum(CREATURE_TYPES)).min(1).optional(),
  not_types: z.array(z.enum(CREATURE_TYPES)).min(1).optional(),
  corporeal: z.literal(true).optional(),
  /** Neither undead nor construct. */
  living: z.literal(true).optional(),
  skeleton: z.literal(true).optional(),
  not_mindless: z.literal(true).optional(),
  not_subtypes: z.array(z.enum(CREATURE_SUBTYPES)).min(1).optional(),
  alignment: z.enum(['good or neutral', 'nongood', 'nonevil', 'evil']).optional(),
  minimum: z.partialRecord(z.enum(ABILITIES), z.int()).optional(),
  classes: z.array(slug).min(1).optional(),
  template: slug.optional(),
});

const specialAbility = z.strictObject({
  name: line,
  kind: z.enum(['Ex', 'Su', 'Sp', 'Ps']).optional(),
  text: prose,
});

/** Facts of a base creature: what it had in place of its entry's, such as no armor or other weapons. */
const sampleBase = z.strictObject({
  size: monsterSchema.shape.size.optional(),
  type: monsterSchema.shape.type.optional(),
  subtypes: monsterSchema.shape.subtypes,
  hit_dice: monsterSchema.shape.hit_dice,
  abilities: monsterSchema.shape.abilities.optional(),
  speed: monsterSchema.shape.speed.optional(),
  /** Natural armor, armor and shield. */
  armor: monsterSchema.shape.armor_class.shape.parts.optional(),
  /** Its attacks and full attacks. */
  attack: z.array(z.array(attack).min(1)).min(1).optional(),
});

/** One file of `content/templates`. */
export const templateSchema = z.strictObject({
  ...entry,
  summary,
  ...source,
  origin: z.array(z.enum(TEMPLATE_ORIGINS)).min(1).optional(),
  description: prose,
  applies_to: appliesTo,
  /** What becomes of each line of the stat block, in Markdown. A line that is absent stays as it is. */
  lines: z.strictObject(
    Object.fromEntries(TEMPLATE_LINES.map((name) => [name, prose.optional()])) as Record<
      (typeof TEMPLATE_LINES)[number],
      z.ZodOptional<typeof prose>
    >,
  ),
  special_attacks: z.array(specialAbility).optional(),
  special_qualities: z.array(specialAbility).optional(),
  /** Further rules, such as the weaknesses of vampires. */
  sections: z.array(z.strictObject({ name: line, text: prose })).optional(),
  changes: templateChanges,
  /** Printed monsters with the template, and what they were made from. */
  samples: z
    .array(
      z.strictObject({
        monster: slug,
        base: slug.optional(),
        note: line.optional(),
        /** How the base creature differs from its entry, so that the template gives the printed figures. */
        as: sampleBase.optional(),
      }),
    )
    .min(1)
    .optional(),
  /** Monsters that belong to it without having it, such as vampire spawn. */
  related: z.array(slug).min(1).optional(),
});
export type Template = z.infer<typeof templateSchema>;
