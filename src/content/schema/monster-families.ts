import { z } from 'zod';
import { entry, prose, slug } from './shared.ts';

/** What several monsters share; the members name the family, and it is not listed here who they are. */
export const monsterFamilySchema = z.strictObject({
  ...entry,
  /** The wider family of content/monster-families: chromatic dragons are true dragons. */
  parent: slug.optional(),
  description: prose.optional(),
  combat: prose.optional(),
});

export type MonsterFamily = z.infer<typeof monsterFamilySchema>;
