import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCatalogueFile } from '../database/open.ts';
import { createEntryTables } from '../database/tables/entries.ts';
import { createFeatTables } from '../database/tables/feats.ts';
import { createItemTables } from '../database/tables/items.ts';
import { createMonsterTables } from '../database/tables/monsters.ts';
import { createRulebookTables } from '../database/tables/rulebooks.ts';
import { createSkillTables } from '../database/tables/skills.ts';
import { createSpellTables } from '../database/tables/spells.ts';
import type { CheckedContent } from './check.ts';
import { createContext } from './compile-context.ts';
import { compileFeats } from './kinds/feats.ts';
import { compileItems } from './kinds/items.ts';
import { compileMonsters } from './kinds/monsters.ts';
import { compileRulebooks } from './kinds/rulebooks.ts';
import { compileSkills } from './kinds/skills.ts';
import { compileSpells } from './kinds/spells.ts';
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
  await createSkillTables(db);
  await createMonsterTables(db);
  await createItemTables(db);
  await createRulebookTables(db);

  const context = createContext(content, folder, []);
  const writer = new Writer(db);
  await compileSpells(context, writer);
  await compileFeats(context, writer);
  await compileSkills(context, writer);
  await compileMonsters(context, writer);
  await compileItems(context, writer);
  await compileRulebooks(context, writer);
  await writer.flush();

  await finish();
  renameSync(unfinished, file);
}
