import { z } from 'zod';
import { namedSlug } from './entries.ts';

/** The weapons, armor and shields that a class or race is proficient with. */
export const proficiencies = z.object({
  weapon_categories: z.array(z.string()).meta({ description: 'simple, martial, exotic' }),
  weapons: z.array(namedSlug).meta({ description: 'Single weapons beside the categories' }),
  armor: z.array(z.string()).meta({ description: 'light, medium, heavy' }),
  shields: z.enum(['all', 'not-tower']).nullable(),
  note: z.string().nullable(),
});
export type Proficiencies = z.infer<typeof proficiencies>;
