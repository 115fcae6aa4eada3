import { z } from 'zod';

/** The preview of an entry, which a link shows on hover or focus. */
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
