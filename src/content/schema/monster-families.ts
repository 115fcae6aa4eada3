import { z } from 'zod';
import { entry, prose, slug } from './shared.ts';

/** The texts that several monsters share. The members refer to the family, which does not list them. */
export const monsterFamilySchema = z.strictObject({
  ...entry,
  /** The wider family in content/monster-families: chromatic dragons are true dragons. */
  parent: slug.optional(),
  description: prose.optional(),
  combat: prose.optional(),
});

export type MonsterFamily = z.infer<typeof monsterFamilySchema>;
