import { z } from 'zod';
import { EFFECT_KINDS } from './effect-kinds.ts';
import { namedSlug } from './entries.ts';

/** The fields that the details of these kinds have in common. */
export const effectFields = {
  effects: z.array(namedSlug).meta({ description: 'What it does, as /api/effects names it' }),
};

const effectKind = z.enum(EFFECT_KINDS);

const listedEffect = z.object({
  slug: z.string().meta({ example: 'inflicts-stunned' }),
  name: z.string(),
  total: z.int().min(1).meta({ description: 'Entries of all kinds that do it' }),
  counts: z.partialRecord(effectKind, z.int().min(1)),
});
export type ListedEffect = z.infer<typeof listedEffect>;

/** Every effect, by group. */
export const effectIndex = z
  .object({ groups: z.array(namedSlug.extend({ effects: z.array(listedEffect) })) })
  .meta({ id: 'EffectIndex' });
export type EffectIndex = z.infer<typeof effectIndex>;

/** One effect and the entries that have it. */
export const effect = z
  .object({
    slug: z.string(),
    name: z.string(),
    title: z.string().meta({ description: 'Everything that stuns' }),
    group: namedSlug,
    note: z.string().nullable().meta({ description: 'Whether such bonuses stack' }),
    term: namedSlug.nullable().meta({ description: 'The term of the glossary that explains it' }),
    related: z.array(z.object({ title: z.string(), effects: z.array(namedSlug) })),
    kinds: z.array(
      z.object({
        kind: effectKind,
        title: z.string(),
        total: z.int().min(1).meta({ description: 'As many as the list filtered by the effect has' }),
        spell_items: z
          .int()
          .min(0)
          .meta({ description: 'Potions, oils, scrolls and wands of spells with the effect, which are not named' }),
        entries: z
          .array(namedSlug.extend({ summary: z.string().nullable() }))
          .meta({ description: 'The first hundred by name' }),
      }),
    ),
  })
  .meta({ id: 'Effect' });
export type Effect = z.infer<typeof effect>;
