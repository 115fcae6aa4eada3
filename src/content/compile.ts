import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { createCatalogueFile } from '../database/open.ts';
import type { Catalogue } from '../database/schema.ts';
import { createTables } from '../database/tables/create-all.ts';
import { illustrator } from './art/pictures.ts';
import type { CheckedContent } from './check.ts';
import { createContext } from './compile-context.ts';
import { compileDownloads } from './downloads.ts';
import { compileClasses } from './kinds/classes.ts';
import { compileDeities } from './kinds/deities.ts';
import { compileDomains } from './kinds/domains.ts';
import { compileEffects } from './kinds/effects.ts';
import { compileFeats } from './kinds/feats.ts';
import { compileGlossary, glossaryTerms } from './kinds/glossary.ts';
import { compileItems } from './kinds/items.ts';
import { compileLanguages } from './kinds/languages.ts';
import { compileMonsters } from './kinds/monsters.ts';
import { compilePowers } from './kinds/powers.ts';
import { compileRaces } from './kinds/races.ts';
import { compileRulebooks } from './kinds/rulebooks.ts';
import { compileSheetNames } from './kinds/sheet-names.ts';
import { compileShop } from './kinds/shop.ts';
import { compileSkills } from './kinds/skills.ts';
import { compileSpells } from './kinds/spells.ts';
import { indexReferrers } from './referrers.ts';
import { loadShopLists } from './shop-lists.ts';
import { Writer } from './writer.ts';

type Content = Pick<CheckedContent, 'entries' | 'verification'>;

/** A catalogue that stands in no database yet. */
export type Compiled = {
  version: string;
  /** Fills the empty tables of a database. */
  write: (db: Kysely<Catalogue>) => Promise<void>;
};

/** Makes the rows of a catalogue from the checked entries. */
export async function compileContent(content: Content, folder: string): Promise<Compiled> {
  const context = createContext(content, folder, glossaryTerms(content.entries), indexReferrers(content.entries));
  const writer = new Writer();
  compileSpells(context, writer);
  compileFeats(context, writer);
  compileClasses(context, writer);
  compileRaces(context, writer);
  compileSkills(context, writer);
  compileMonsters(context, writer, await illustrator(context, writer, folder));
  compileItems(context, writer);
  compileLanguages(context, writer);
  compileDeities(context, writer);
  compileRulebooks(context, writer);
  compilePowers(context, writer);
  compileDomains(context, writer);
  compileGlossary(context, writer);
  compileEffects(context, writer);
  compileShop(context, writer, loadShopLists(folder));
  compileSheetNames(context, writer);
  writer.addSearchIndex();
  await compileDownloads(writer);
  return { version: await writer.addVersion(), write: (db) => writer.writeTo(db) };
}

/** Writes a new catalogue file, which replaces the old one only when it is whole. */
export async function writeCatalogueFile(compiled: Compiled, file: string): Promise<void> {
  const unfinished = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(unfinished, { force: true });
  const { db, finish } = createCatalogueFile(unfinished);
  await createTables(db);
  await compiled.write(db);
  await finish();
  renameSync(unfinished, file);
}
