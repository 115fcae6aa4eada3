import { z } from 'zod';

/** The data of one kind's list: rows by table name, and lookups by name. */
export const listTables = z.object({
  lookups: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), z.unknown()),
});
export type ListTables = z.infer<typeof listTables>;

/** The same for all kinds, by kind. */
export const allListTables = z.record(z.string(), listTables).meta({ id: 'ListTables' });
