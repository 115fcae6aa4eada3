import { z } from 'zod';

/** What a link to an entry shows before it is followed. */
export const preview = z
  .object({
    kind: z.string().meta({ description: 'Collection, such as spells' }),
    slug: z.string(),
    name: z.string(),
    summary: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'What it is: school, size and type, category' }),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    rulebook_name: z.string().nullable(),
  })
  .meta({ id: 'Preview' });
export type Preview = z.infer<typeof preview>;
