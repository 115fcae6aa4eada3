import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCatalogueFile } from '../database/open.ts';
import type { Published } from '../database/publish.ts';
import { createTables } from '../database/tables/create-all.ts';
import { illustrator } from './art/pictures.ts';
import type { CheckedContent } from './check.ts';
import { createContext } from './compile-context.ts';
import { compileClasses } from './kinds/classes.ts';
import { compileDeities } from './kinds/deities.ts';
import { compileDomains } from './kinds/domains.ts';
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

/** Writes the checked entries into a new catalogue file, which replaces the old one only when it is whole. */
export async function compileContent(content: Content, folder: string, file: string): Promise<void> {
  const writer = await compileRows(content, folder);
  await writer.addVersion();
  const unfinished = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(unfinished, { force: true });
  const { db, finish } = createCatalogueFile(unfinished);
  await createTables(db);
  await writer.writeTo(db);
  await finish();
  renameSync(unfinished, file);
}

/** Writes the checked entries into a PostgreSQL database, whose readers go on from the old catalogue to the new one. */
export async function publishContent(content: Content, folder: string, address: string): Promise<Published> {
  const writer = await compileRows(content, folder);
  const version = await writer.addVersion();
  const { publishCatalogue } = await import('../database/publish.ts');
  return publishCatalogue(address, version, (db) => writer.writeTo(db));
}

async function compileRows(content: Content, folder: string): Promise<Writer> {
  const context = createContext(content, folder, glossaryTerms(content.entries), indexReferrers(content.entries));
  const writer = new Writer();
  await compileSpells(context, writer);
  await compileFeats(context, writer);
  await compileClasses(context, writer);
  await compileRaces(context, writer);
  await compileSkills(context, writer);
  await compileMonsters(context, writer, illustrator(context, writer, folder));
  await compileItems(context, writer);
  await compileLanguages(context, writer);
  await compileDeities(context, writer);
  await compileRulebooks(context, writer);
  await compilePowers(context, writer);
  await compileDomains(context, writer);
  await compileGlossary(context, writer);
  compileShop(context, writer, loadShopLists(folder));
  compileSheetNames(context, writer);
  writer.addSearchIndex();
  return writer;
}
