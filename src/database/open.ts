import BetterSqlite, { type Database, type Statement } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Catalogue } from './schema.ts';

/** Large enough for what lists and searches scan. A memory map was no faster and counted the whole file as memory. */
const PAGE_CACHE_KIBIBYTES = 4 * 1024;
const PREPARED_STATEMENTS = 500;

/** Opens the compiled catalogue for reading. Throws where the file is missing or is not a catalogue. */
export function openCatalogue(file: string): Kysely<Catalogue> {
  const database = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  database.pragma(`cache_size = -${PAGE_CACHE_KIBIBYTES}`);
  // The file never changes, because a new catalogue is a new file. An exclusive lock saves checks for changes.
  database.pragma('locking_mode = exclusive');
  return new Kysely<Catalogue>({ dialect: new SqliteDialect({ database: cacheStatements(database) }) });
}

/** Creates an empty catalogue file for the compiler to fill. */
export function createCatalogueFile(file: string): { db: Kysely<Catalogue>; finish: () => Promise<void> } {
  const database = new BetterSqlite(file);
  database.pragma('journal_mode = off');
  database.pragma('synchronous = off');
  const db = new Kysely<Catalogue>({ dialect: new SqliteDialect({ database: cacheStatements(database) }) });
  const finish = async () => {
    database.exec('analyze; vacuum;');
    await db.destroy();
  };
  return { db, finish };
}

/** Caches prepared statements by their text, because Kysely prepares one at every call. */
function cacheStatements(database: Database): Database {
  const prepare = database.prepare.bind(database);
  const known = new Map<string, Statement>();
  database.prepare = ((text: string) => {
    let statement = known.get(text);
    if (statement === undefined) {
      if (known.size >= PREPARED_STATEMENTS) known.clear();
      statement = prepare(text);
      known.set(text, statement);
    }
    return statement;
  }) as Database['prepare'];
  return database;
}
