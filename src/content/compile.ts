import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCatalogueFile } from '../database/open.ts';
import { createClassTables } from '../database/tables/classes.ts';
import { createDeityTables } from '../database/tables/deities.ts';
import { createDomainTables } from '../database/tables/domains.ts';
import { createEntryTables } from '../database/tables/entries.ts';
import { createFeatTables } from '../database/tables/feats.ts';
import { createGlossaryTables } from '../database/tables/glossary.ts';
import { createItemTables } from '../database/tables/items.ts';
import { createLanguageTables } from '../database/tables/languages.ts';
import { createMonsterTables } from '../database/tables/monsters.ts';
import { createPowerTables } from '../database/tables/powers.ts';
import { createRaceTables } from '../database/tables/races.ts';
import { createRulebookTables } from '../database/tables/rulebooks.ts';
import { createSkillTables } from '../database/tables/skills.ts';
import { createSpellTables } from '../database/tables/spells.ts';
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
import { compileShop } from './kinds/shop.ts';
import { compileSkills } from './kinds/skills.ts';
import { compileSpells } from './kinds/spells.ts';
import { indexReferrers } from './referrers.ts';
import { loadShopLists } from './shop-lists.ts';
import { Writer } from './writer.ts';

/** Writes the checked entries into a new catalogue file, which replaces the old one only when it is whole. */
export async function compileContent(
  content: Pick<CheckedContent, 'entries' | 'verification'>,
  folder: string,
  file: string,
): Promise<void> {
  const unfinished = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(unfinished, { force: true });
  const { db, finish } = createCatalogueFile(unfinished);
  await createEntryTables(db);
  await createSpellTables(db);
  await createFeatTables(db);
  await createClassTables(db);
  await createRaceTables(db);
  await createSkillTables(db);
  await createMonsterTables(db);
  await createItemTables(db);
  await createLanguageTables(db);
  await createDeityTables(db);
  await createRulebookTables(db);
  await createPowerTables(db);
  await createDomainTables(db);
  await createGlossaryTables(db);

  const context = createContext(content, folder, glossaryTerms(content.entries), indexReferrers(content.entries));
  const writer = new Writer(db);
  await compileSpells(context, writer);
  await compileFeats(context, writer);
  await compileClasses(context, writer);
  await compileRaces(context, writer);
  await compileSkills(context, writer);
  await compileMonsters(context, writer);
  await compileItems(context, writer);
  await compileLanguages(context, writer);
  await compileDeities(context, writer);
  await compileRulebooks(context, writer);
  await compilePowers(context, writer);
  await compileDomains(context, writer);
  await compileGlossary(context, writer);
  compileShop(context, writer, loadShopLists(folder));
  await writer.flush();

  await finish();
  renameSync(unfinished, file);
}
