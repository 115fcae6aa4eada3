import { z } from 'zod';
import { MAX_LIMIT } from './limits.ts';

export const pagination = z.object({
  total: z.int().min(0).meta({ description: 'Entries that match, on all pages together' }),
  pages: z.int().min(0).meta({ description: 'Pages at this limit; 0 when nothing matches' }),
  page: z.int().min(1),
  limit: z.int().min(1).max(MAX_LIMIT),
});
export type Pagination = z.infer<typeof pagination>;
