import type { Catalogue } from '../database/schema.ts';
import type { KindSource } from './kind-source.ts';

/** The tables that join an entry to the values it has of one kind. */
type ValueTables<Value> = {
  [Table in keyof Catalogue]: Catalogue[Table] extends { id: number; value: Value } ? Table : never;
}[keyof Catalogue];

/** Reads such a table: the values of an entry, by its number. */
export async function readValues<Value extends string | number = string>(
  source: KindSource,
  table: ValueTables<Value>,
): Promise<(row: { id: number }) => readonly Value[]> {
  // Each of these tables has these two columns.
  const rows = (await source.table(table)) as readonly { id: number; value: Value }[];
  const byEntry = Map.groupBy(rows, ({ id }) => id);
  const values = new Map([...byEntry].map(([id, list]) => [id, list.map(({ value }) => value)]));
  return ({ id }) => values.get(id) ?? [];
}
