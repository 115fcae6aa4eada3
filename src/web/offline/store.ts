import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { booksOfRow } from '../../catalogue/books-of-row.ts';
import type { ListedLine } from '../../catalogue/listed/find-listed.ts';
import { LISTED_KINDS, type ListedKind } from '../../contract/coverage.ts';
import type { KindName } from '../../contract/kinds.ts';
import type { ListTables } from '../../contract/list-tables.ts';
import type { ListedEntry } from '../../contract/listed.ts';

/** An entry as in the response of `/api/{kind}/{slug}`. */
export type StoredEntry = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly [field: string]: unknown;
};

/** The fields of an entry that the search by name reads. `books`: the slugs of the rulebooks that print it. */
export type StoredName = {
  slug: string;
  name: string;
  also: readonly string[];
  summary: string | null;
  books: readonly string[];
};

/** A stored kind: the version of its content, its number of entries, its bytes of JSON, and when it was stored (Unix time in ms). */
export type StoredKind = { version: string; entries: number; bytes: number; since: number };

/** An entry that is known by name, book and page only, as in the file of the index. `row`: what lists read of it. */
export type StoredPlace = ListedEntry & {
  readonly id: number;
  readonly row: Pick<ListedLine, 'sort_name' | 'letter' | 'rulebook' | 'page' | 'also_in' | 'filters'>;
};

type Schema = DBSchema & {
  places: { key: ListedKind; value: readonly StoredPlace[] };
  index: { key: 'about'; value: StoredKind };
  entries: { key: string; value: StoredEntry };
  names: { key: KindName; value: readonly StoredName[] };
  kinds: { key: KindName; value: StoredKind };
  tables: { key: KindName; value: ListTables };
  settings: { key: 'wanted' | 'index'; value: boolean };
};

const SCHEMA_VERSION = 4;
const STORES = ['entries', 'names', 'kinds', 'tables', 'places', 'index', 'settings'] as const;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const forget = () => {
  opened = undefined;
};

function open(): Promise<IDBPDatabase<Schema>> {
  if (opened) return opened;
  const opening = openDB<Schema>('offline', SCHEMA_VERSION, {
    // Data of an older schema are downloaded again; the visitor's choice stays.
    upgrade(db, _older, _newer, change) {
      for (const store of STORES)
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
        else if (store !== 'settings') change.objectStore(store).clear();
    },
    // Another version of the site waits to change the schema.
    blocking() {
      forget();
      void opening.then((db) => db.close());
    },
    terminated: forget,
  });
  opened = opening;
  opening.catch(forget);
  return opening;
}

/** Whether the visitor chose to store the catalogue. */
export async function isCatalogueWanted(): Promise<boolean> {
  return (await (await open()).get('settings', 'wanted')) ?? false;
}

export async function setCatalogueWanted(wanted: boolean): Promise<void> {
  await (await open()).put('settings', wanted, 'wanted');
}

/** Whether the visitor chose to store the index of what is known by name, book and page only. */
export async function isIndexWanted(): Promise<boolean> {
  return (await (await open()).get('settings', 'index')) ?? false;
}

export async function setIndexWanted(wanted: boolean): Promise<void> {
  await (await open()).put('settings', wanted, 'index');
}

/** The stored index; undefined where it is not stored. */
export async function storedIndex(): Promise<StoredKind | undefined> {
  return (await open()).get('index', 'about');
}

/** Replaces the stored index in one transaction. */
export async function putIndex(
  places: Readonly<Partial<Record<string, readonly StoredPlace[]>>>,
  about: StoredKind,
): Promise<void> {
  const change = (await open()).transaction(['places', 'index'], 'readwrite');
  const store = change.objectStore('places');
  await Promise.all([
    ...LISTED_KINDS.map((kind) => store.put(places[kind] ?? [], kind)),
    change.objectStore('index').put(about, 'about'),
    change.done,
  ]);
}

/** Removes the stored index, and nothing else. */
export async function removeIndex(): Promise<void> {
  const change = (await open()).transaction(['places', 'index'], 'readwrite');
  await Promise.all([change.objectStore('places').clear(), change.objectStore('index').clear(), change.done]);
}

/** The stored entries of a kind that are known by name, book and page only, by name; empty where they are not stored. */
export async function placesOf(kind: ListedKind): Promise<readonly StoredPlace[]> {
  return (await (await open()).get('places', kind)) ?? [];
}

/** The stored kinds. */
export async function storedKinds(): Promise<ReadonlyMap<KindName, StoredKind>> {
  const kinds = (await open()).transaction('kinds').store;
  const [names, values] = await Promise.all([kinds.getAllKeys(), kinds.getAll()]);
  return new Map(names.flatMap((name, i) => (values[i] ? [[name, values[i]] as const] : [])));
}

/** The stored data of a kind: its entries and the tables of its list. */
export type StoredParts = { entries: readonly StoredEntry[]; tables: ListTables };

/** Replaces a kind's stored entries and tables in one transaction. */
export async function putKind(kind: KindName, { entries, tables }: StoredParts, about: StoredKind): Promise<void> {
  const change = (await open()).transaction(['entries', 'names', 'tables', 'kinds'], 'readwrite');
  const store = change.objectStore('entries');
  const books = booksById(kind, tables);
  const written = [
    store.delete(keysOf(kind)),
    ...entries.map((entry) => store.put(entry, `${kind}/${entry.slug}`)),
    change.objectStore('names').put(
      entries.map((entry) => nameOf(entry, kind === 'rulebooks' ? [entry.slug] : (books.get(entry.id) ?? []))),
      kind,
    ),
    change.objectStore('tables').put(tables, kind),
    change.objectStore('kinds').put(about, kind),
    change.done,
  ];
  await Promise.all(written);
}

export async function findEntry(kind: KindName, slug: string): Promise<StoredEntry | undefined> {
  return (await open()).get('entries', `${kind}/${slug}`);
}

/** All entries of a kind by name; null where the kind is not stored. */
export async function entriesOf(kind: KindName): Promise<readonly StoredEntry[] | null> {
  const db = await open();
  if ((await db.getKey('kinds', kind)) === undefined) return null;
  const entries = await db.getAll('entries', keysOf(kind));
  // The catalogue numbers the entries of a kind by name.
  return entries.sort((a, b) => a.id - b.id);
}

/** The tables of a kind's list; null where the kind is not stored. */
export async function tablesOf(kind: KindName): Promise<ListTables | null> {
  return (await (await open()).get('tables', kind)) ?? null;
}

/** The names of the entries of all stored kinds. */
export async function allNames(): Promise<readonly (readonly [KindName, readonly StoredName[]])[]> {
  const names = (await open()).transaction('names').store;
  const [kinds, values] = await Promise.all([names.getAllKeys(), names.getAll()]);
  return kinds.map((kind, i) => [kind, values[i] ?? []] as const);
}

/** Removes all data and the visitor's choice. */
export async function removeAll(): Promise<void> {
  const change = (await open()).transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((name) => change.objectStore(name).clear()), change.done]);
}

function keysOf(kind: KindName): IDBKeyRange {
  return IDBKeyRange.bound(`${kind}/`, `${kind}/\uffff`);
}

type Row = Parameters<typeof booksOfRow>[0] & { id: number };

/** The rulebooks that print each entry, by its id. */
function booksById(kind: KindName, { tables }: ListTables): ReadonlyMap<number, readonly string[]> {
  return new Map((tables[kind] as readonly Row[]).map((row) => [row.id, booksOfRow(row)]));
}

function nameOf({ slug, name, aliases, summary }: StoredEntry, books: readonly string[]): StoredName {
  const also = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
  return { slug, name, also, summary: typeof summary === 'string' ? summary : null, books };
}
