import type { Catalogue } from '../database/schema.ts';
import type { KindSource } from './kind-source.ts';

/** The tables with the columns `id` and `value`: one row for each value of an entry. */
type ValueTables<Value> = {
  [Table in keyof Catalogue]: Catalogue[Table] extends { id: number; value: Value } ? Table : never;
}[keyof Catalogue];

/** Reads such a table. The returned function gives the values of a row's entry. */
export async function readValues<Value extends string | number = string>(
  source: KindSource,
  table: ValueTables<Value>,
): Promise<(row: { id: number }) => readonly Value[]> {
  // `ValueTables` admits only tables with these two columns.
  const rows = (await source.table(table)) as readonly { id: number; value: Value }[];
  const byEntry = Map.groupBy(rows, ({ id }) => id);
  const values = new Map([...byEntry].map(([id, list]) => [id, list.map(({ value }) => value)]));
  return ({ id }) => values.get(id) ?? [];
}
