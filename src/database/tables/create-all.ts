import type { Kysely } from 'kysely';
import type { Catalogue } from '../schema.ts';
import { createClassTables } from './classes.ts';
import { createDeityTables } from './deities.ts';
import { createDomainTables } from './domains.ts';
import { createDownloadTables } from './downloads.ts';
import { createEffectTables } from './effects.ts';
import { createEntryTables } from './entries.ts';
import { createFeatTables } from './feats.ts';
import { createGlossaryTables } from './glossary.ts';
import { createItemTables } from './items.ts';
import { createLanguageTables } from './languages.ts';
import { createMonsterTables } from './monsters.ts';
import { createPictureTables } from './pictures.ts';
import { createPowerTables } from './powers.ts';
import { createRaceTables } from './races.ts';
import { createRulebookTables } from './rulebooks.ts';
import { createSkillTables } from './skills.ts';
import { createSpellTables } from './spells.ts';

const CREATORS = [
  createEntryTables,
  createSpellTables,
  createFeatTables,
  createClassTables,
  createRaceTables,
  createSkillTables,
  createMonsterTables,
  createItemTables,
  createLanguageTables,
  createDeityTables,
  createRulebookTables,
  createPowerTables,
  createDomainTables,
  createEffectTables,
  createGlossaryTables,
  createPictureTables,
  createDownloadTables,
];

/** Creates every table of an empty catalogue. */
export async function createTables(db: Kysely<Catalogue>): Promise<void> {
  for (const create of CREATORS) await create(db);
}
