import { z } from 'zod';

/** What one kind's list is made of: rows by table, and closed lists by name. */
export const listTables = z.object({
  lookups: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), z.unknown()),
});
export type ListTables = z.infer<typeof listTables>;

/** The tables of every kind. */
export const allListTables = z.record(z.string(), listTables).meta({ id: 'ListTables' });
