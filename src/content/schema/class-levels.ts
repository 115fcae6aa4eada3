import { z } from 'zod';
import { featReference } from './class-requirements.ts';
import { line, prose } from './shared.ts';

/**
 * The kinds of class whose spells or powers per day, known spells or powers, and caster level a prestige class level
 * advances.
 */
export const ADVANCEMENTS = ['arcane', 'divine', 'spellcasting', 'manifesting'] as const;

/**
 * A number for each spell level from the variant's `first_spell_level` up. Levels beyond the end of the list have "—",
 * not 0.
 */
const perSpellLevel = z.array(z.int().min(0).max(9)).min(1).max(10);

const columns = {
  level: z.int().min(1).max(30),
  /** The entries of the Special column, in the order and wording of the table. */
  special: z.array(line).min(1).optional(),
};

export const classLevel = z.strictObject({
  ...columns,
  spells_per_day: perSpellLevel.optional(),
  spells_known: perSpellLevel.optional(),
  /** Bonus spells of the dragon disciple. */
  bonus_spells: z.int().min(1).optional(),
  /** The kinds of class that advance one level each; `spellcasting` is any one spellcasting class. */
  advances: z.array(z.enum(ADVANCEMENTS)).min(1).optional(),
  /** Power points per day. */
  power_points: z.int().min(0).optional(),
  powers_known: z.int().min(1).optional(),
  max_power_level: z.int().min(1).max(9).optional(),
  /** Attack bonuses of a flurry of blows, highest first. */
  flurry_of_blows: z.array(z.int()).min(2).max(5).optional(),
  unarmed_damage: z.strictObject({ small: line, medium: line, large: line }).optional(),
  ac_bonus: z.int().min(0).optional(),
  /** Feet added to land speed. */
  unarmored_speed_bonus: z.int().min(0).optional(),
});

/** The ten levels printed after the last ordinary one: 21–30, or 11–20 of a prestige class. */
export const classEpic = z.strictObject({
  levels: z
    .array(
      z.strictObject({
        ...columns,
        ac_bonus: z.int().min(0).optional(),
        unarmored_speed_bonus: z.int().min(0).optional(),
        advances: z.array(z.enum(ADVANCEMENTS)).min(1).optional(),
      }),
    )
    .optional(),
  /** The list of epic bonus feats. */
  bonus_feats: z.array(featReference).optional(),
  /** Further options for the bonus feats, in words. */
  bonus_feats_note: line.optional(),
  features: z.array(z.strictObject({ name: line, text: prose.optional() })).optional(),
});
