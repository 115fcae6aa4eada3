import { type Kysely, sql } from 'kysely';
import type { ChosenParameters } from '../contract/chosen-entries.ts';
import type { KindName } from '../contract/kinds.ts';
import type { SheetNames } from '../contract/sheets.ts';
import { type CatalogueVersion, catalogueLayout } from '../database/layout.ts';
import type { Catalogue as Tables } from '../database/schema.ts';
import { chosenEntries } from './chosen-entries.ts';
import { classQueries } from './classes.ts';
import { deityQueries } from './deities.ts';
import { domainQueries } from './domains.ts';
import { downloadSizes, entryPaths, findDownload } from './downloads.ts';
import { effectQueries } from './effects.ts';
import { countEntries, lookup, lookupText } from './entries.ts';
import { featQueries } from './feats.ts';
import { glossaryQueries } from './glossary.ts';
import { itemQueries } from './items.ts';
import { languageQueries } from './languages.ts';
import { monsterQueries } from './monsters.ts';
import { findPicture } from './pictures.ts';
import { powerQueries } from './powers.ts';
import { findPreview } from './previews.ts';
import { raceQueries } from './races.ts';
import { rulebookQueries } from './rulebooks.ts';
import { readSearchIndex } from './search.ts';
import { shopQueries } from './shop.ts';
import { skillQueries } from './skills.ts';
import { spellQueries } from './spells.ts';

/**
 * Everything that can be read from one catalogue. It never changes: content that is compiled anew is another catalogue,
 * with another `version`.
 */
export async function createCatalogue(db: Kysely<Tables>) {
  const { version, layout } = await lookup<CatalogueVersion>(db, 'version');
  if (layout !== (await catalogueLayout()))
    throw new Error('The catalogue was compiled by another version of the code: compile the content again.');
  const effects = await effectQueries(db);
  return {
    version,
    counts: await countEntries(db),
    spells: await spellQueries(db, effects.of('spells')),
    feats: await featQueries(db, effects.of('feats')),
    classes: await classQueries(db),
    races: await raceQueries(db),
    skills: await skillQueries(db),
    monsters: await monsterQueries(db, effects.of('monsters')),
    items: await itemQueries(db, effects.of('items')),
    languages: await languageQueries(db),
    deities: await deityQueries(db),
    rulebooks: await rulebookQueries(db),
    powers: await powerQueries(db, effects.of('powers')),
    domains: await domainQueries(db),
    glossary: await glossaryQueries(db),
    effects,
    shop: await shopQueries(db),
    searchIndex: () => readSearchIndex(db),
    /** The names of all entries that a character sheet may name, by kind. */
    sheetNames: () => lookupText<SheetNames>(db, 'sheet-names'),
    chosen: (query: ChosenParameters) => chosenEntries(db, query),
    preview: (kind: KindName, slug: string) => findPreview(db, kind, slug),
    entryPaths: () => entryPaths(db),
    downloadSizes: () => downloadSizes(db),
    download: (name: string) => findDownload(db, name),
    picture: (path: string) => findPicture(db, path),
    /** Throws `DatabaseUnavailable` while the database cannot be asked. */
    ready: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>;
