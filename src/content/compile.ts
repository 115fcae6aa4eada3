import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { createTables } from '../database/create-tables.ts';
import { createCatalogueFile } from '../database/open.ts';
import type { Catalogue } from '../database/schema.ts';
import type { CheckedContent } from './checked-content.ts';
import { type CompileContext, createBaseContext } from './compile-context.ts';
import { compileDownloads } from './downloads.ts';
import { COMPILERS } from './kinds/all.ts';
import { compileBookSets } from './kinds/book-sets.ts';
import { compileCharacter } from './kinds/character.ts';
import { compileCreatures } from './kinds/creatures.ts';
import { compileEffects } from './kinds/effects.ts';
import { compileEncounters } from './kinds/encounters.ts';
import { findEffects } from './kinds/find-effects.ts';
import { compileForms } from './kinds/forms.ts';
import { glossaryTerms } from './kinds/glossary.ts';
import { compileListed } from './kinds/listed.ts';
import { compileSheetNames } from './kinds/sheet-names.ts';
import { compileShop } from './kinds/shop.ts';
import { compileTreasure } from './kinds/treasure.ts';
import { indexReferrers } from './referrers.ts';
import { loadShopLists } from './shop-lists.ts';
import { Writer } from './writer.ts';

type Content = Omit<CheckedContent, 'findings'>;

/** A compiled catalogue that is not written to a database yet. */
export type Compiled = {
  version: string;
  /** Fills the empty tables of a database. */
  write: (db: Kysely<Catalogue>) => Promise<void>;
};

/** Compiles the checked entries to the rows of a catalogue. */
export async function compileContent(content: Content, folder: string): Promise<Compiled> {
  const referrers = indexReferrers(content.entries);
  const base = createBaseContext(content, folder, glossaryTerms(content.entries), referrers);
  const context: CompileContext = { ...base, effects: findEffects(base) };
  const writer = new Writer(content.abbreviations, referrers);
  const { rulebooks, ...kinds } = COMPILERS;
  for (const compile of Object.values(kinds)) await compile(context, writer);
  // The registers of rulebooks show facts of all others.
  await rulebooks(context, writer);
  compileBookSets(context, writer);
  compileEffects(context, writer);
  compileShop(context, writer, loadShopLists(folder));
  compileTreasure(context, writer);
  compileEncounters(context, writer);
  compileSheetNames(context, writer);
  compileCharacter(context, writer);
  compileCreatures(context, writer);
  compileForms(context, writer);
  writer.lookup('summoning', content.summoning);
  compileListed(context, writer);
  writer.add('redirects', content.redirects);
  writer.addSearchIndex(Object.keys(COMPILERS));
  await compileDownloads(writer);
  return { version: await writer.addVersion(), write: (db) => writer.writeTo(db) };
}

/** Writes a new catalogue file, which replaces the old one only when it is complete. */
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
