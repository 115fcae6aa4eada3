import type { SchemaModule } from 'kysely';

/** A column: its type in SQL, which both databases know, and the type of its values. */
export type Column<Value> = {
  readonly type: 'text' | 'integer' | 'double precision' | 'blob';
  readonly nullable: boolean;
  /** Carries the type only and is never set. */
  readonly value?: Value;
};

export const text: Column<string> = { type: 'text', nullable: false };
export const integer: Column<number> = { type: 'integer', nullable: false };
export const real: Column<number> = { type: 'double precision', nullable: false };
/** 1 for yes, 0 for no. */
export const flag: Column<0 | 1> = { type: 'integer', nullable: false };
export const bytes: Column<Buffer> = { type: 'blob', nullable: false };

export function nullable<Value>({ type }: Column<Value>): Column<Value | null> {
  return { type, nullable: true };
}

type Columns = Readonly<Record<string, Column<unknown>>>;

/** A table of the catalogue. */
export type Table<C extends Columns = Columns> = {
  readonly columns: C;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** Further unique indexes: their columns, by name. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
};

/** Declares a table. */
export function table<C extends Columns>(
  columns: C,
  key: readonly (keyof C & string)[],
  unique: Readonly<Record<string, readonly (keyof C & string)[]>> = {},
): Table<C> {
  return { columns, key, unique };
}

type RowOf<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never };

/** The rows of each table. */
export type RowsOf<Tables extends Readonly<Record<string, Table>>> = {
  [Name in keyof Tables]: RowOf<Tables[Name]['columns']>;
};

const LIST_COLUMNS = {
  /** The entry's number, the same in `entries`, `cards` and `details`. */
  id: integer,
  /** The name in lower case without accents. */
  sort_name: text,
  /** Name and aliases in lower case without accents, a `|` before and after each: `|acid arrow|melf's acid arrow|`. */
  names: text,
  /** A–Z, or an empty string if the name begins with another character. */
  letter: text,
  /** Slug of the rulebook, or an empty string. */
  rulebook: text,
  /** The slugs of other rulebooks that print it, joined by blanks, or `UNKNOWN_SUPPLEMENT`. */
  also_in: text,
};

/** The columns that every kind's list table begins with; the list is filtered and sorted on that table alone. */
export type ListColumns = RowOf<typeof LIST_COLUMNS>;
export type ListTable = Table<typeof LIST_COLUMNS>;

/** Declares a kind's list table: the columns of every list, and its own. */
export function listTable<C extends Columns>(columns: C): Table<typeof LIST_COLUMNS & C> {
  return { columns: { ...LIST_COLUMNS, ...columns }, key: ['id'] };
}

/** Declares a table with the values that entries have for a field (`spell_descriptors`: id, value). */
export function valueTable(): Table<{ id: Column<number>; value: Column<string> }>;
export function valueTable<Value>(value: Column<Value>): Table<{ id: Column<number>; value: Column<Value> }>;
export function valueTable(value: Column<unknown> = text): Table {
  return { columns: { id: integer, value }, key: ['value', 'id'] };
}

/** Creates an empty table with its indexes. */
export async function createTable(
  schema: SchemaModule,
  name: string,
  { columns, key, unique = {} }: Table,
): Promise<void> {
  let create = schema.createTable(name).addPrimaryKeyConstraint(`${name}_pk`, key as never);
  for (const [column, { type, nullable: mayBeNull }] of Object.entries(columns))
    create = create.addColumn(column, type, (definition) => (mayBeNull ? definition : definition.notNull()));
  await create.execute();
  for (const [index, indexed] of Object.entries(unique))
    await schema
      .createIndex(index)
      .unique()
      .on(name)
      .columns([...indexed])
      .execute();
}
