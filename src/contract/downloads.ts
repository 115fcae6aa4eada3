import { z } from 'zod';
import { INDEX_DOWNLOAD } from './index-download.ts';
import { coverageParameters } from './listed.ts';

export const addressParameters = z.object(coverageParameters);

/** The path of every entry, so that a program need not page through lists. */
export const addresses = z
  .object({
    version: z.string().meta({ description: 'Changes with the content, and only with it' }),
    addresses: z
      .array(z.string())
      .meta({ description: 'Such as /spells/fireball; the API has it at /api/spells/fireball' }),
  })
  .meta({ id: 'Addresses' });
export type Addresses = z.infer<typeof addresses>;

export const downloads = z
  .object({
    version: z.string().meta({ description: 'Changes with the content, and only with it' }),
    downloads: z.array(
      z.object({
        name: z.string().meta({
          description: `A kind, catalogue for all of them, or ${INDEX_DOWNLOAD} for what is known by name, book and page only`,
        }),
        url: z.string(),
        bytes: z.int().meta({ description: 'Length of the JSON' }),
        sent_bytes: z.int().meta({ description: 'Length of what is sent to clients that take brotli' }),
      }),
    ),
  })
  .meta({ id: 'Downloads' });
export type Downloads = z.infer<typeof downloads>;

/** A file of the bulk download: the details of entries, by kind. */
export const download = z
  .record(z.string(), z.array(z.looseObject({ id: z.int(), slug: z.string(), name: z.string() })))
  .meta({ id: 'Download' });
