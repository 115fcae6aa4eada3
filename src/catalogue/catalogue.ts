import { type Kysely, sql } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import { isListedKind, type ListedKind } from '../contract/coverage.ts';
import { KIND_NAMES, type KindName } from '../contract/kinds.ts';
import type { BookOptions } from '../contract/rulebooks.ts';
import type { SheetNames } from '../contract/sheets.ts';
import { type CatalogueVersion, catalogueLayout } from '../database/layout.ts';
import type { Catalogue as Tables } from '../database/schema.ts';
import { StartupError } from '../shared/startup-error.ts';
import { scopeReader } from './books.ts';
import { chosenEntries } from './chosen-entries.ts';
import { creatureQueries } from './creatures.ts';
import { databaseSource } from './database-source.ts';
import { downloadSizes, entryPaths, findDownload } from './downloads.ts';
import { effectQueries } from './effects.ts';
import { encounterQueries } from './encounters.ts';
import { countEntries, lookup, lookupText } from './entries.ts';
import { formQueries } from './forms.ts';
import { KIND_QUERIES } from './kind-queries.ts';
import type { KindSource } from './kind-source.ts';
import { listTables } from './list-tables.ts';
import { findListed, listedPaths, listedPreview } from './listed/find-listed.ts';
import { createListedSearch } from './listed/listed-search.ts';
import { findPicture } from './pictures.ts';
import { findPreview } from './previews.ts';
import { findRedirect, redirectsOfKind } from './redirects.ts';
import { readSearchIndex } from './search.ts';
import { shopQueries } from './shop.ts';
import { summoningQueries } from './summoning.ts';
import { treasureQueries } from './treasure.ts';

/**
 * All queries on one catalogue. A catalogue is immutable: recompiled content is another catalogue, with another `version`.
 * @throws {StartupError} where another version of the code compiled the catalogue
 */
export async function createCatalogue(db: Kysely<Tables>) {
  const { version, layout } = await lookup<CatalogueVersion>(db, 'version');
  if (layout !== (await catalogueLayout()))
    throw new StartupError('The catalogue was compiled by another version of the code: compile the content again.');
  const source = databaseSource(db);
  const kinds = await kindQueries(source);
  return {
    version,
    counts: await countEntries(db),
    ...kinds,
    books: {
      /** Reads the parameter `books`. */
      scope: scopeReader(source),
      options: () => lookupText<BookOptions>(db, 'book-options'),
    },
    effects: await effectQueries(db),
    shop: await shopQueries(db),
    treasure: treasureQueries(db),
    encounters: encounterQueries(db),
    summoning: summoningQueries(db),
    forms: formQueries(db),
    character: { facts: source.characterFacts },
    creatures: creatureQueries(db),
    searchIndex: () => readSearchIndex(db),
    /** The names and slugs that the cells of a character sheet are matched with, by kind. */
    sheetNames: () => lookupText<SheetNames>(db, 'sheet-names'),
    chosen: (query: ChosenParameters) => chosenEntries(db, query),
    preview: async (kind: KindName, slug: string) =>
      (await findPreview(db, kind, slug, kinds[kind].preview)) ??
      (isListedKind(kind) ? listedPreview(db, kind, slug) : null),
    redirect: (kind: KindName, slug: string) => findRedirect(db, kind, slug),
    entryPaths: () => entryPaths(db),
    /** What is known by name, book and page only. */
    listed: {
      find: (kind: ListedKind, slug: string) => findListed(db, kind, slug),
      paths: () => listedPaths(db),
      search: createListedSearch(source),
    },
    downloadSizes: () => downloadSizes(db),
    download: (name: string) => findDownload(db, name),
    listTables: listTables(source, (kind) => redirectsOfKind(db, kind)),
    picture: (path: string) => findPicture(db, path),
    /** Resolves when the database answers a query; throws `DatabaseUnavailable` when it does not. */
    ready: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

type AllKindQueries = { [Kind in KindName]: Awaited<ReturnType<(typeof KIND_QUERIES)[Kind]>> };

async function kindQueries(source: KindSource): Promise<AllKindQueries> {
  const queries: Record<string, unknown> = {};
  // Sequential, so that only one kind's rows are in memory at a time.
  for (const kind of KIND_NAMES) queries[kind] = await KIND_QUERIES[kind](source);
  return queries as AllKindQueries;
}

export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>;
