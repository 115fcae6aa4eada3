import type { KindName } from '../../contract/kinds.ts';
import { classTables } from './classes.ts';
import { deityTables } from './deities.ts';
import { domainTables } from './domains.ts';
import { downloadTables } from './downloads.ts';
import { effectTables } from './effects.ts';
import { entryTables } from './entries.ts';
import { featTables } from './feats.ts';
import { glossaryTables } from './glossary.ts';
import { itemTables } from './items.ts';
import { languageTables } from './languages.ts';
import { listedTables } from './listed.ts';
import { monsterTables } from './monsters.ts';
import { pictureTables } from './pictures.ts';
import { powerTables } from './powers.ts';
import { raceTables } from './races.ts';
import { rulebookTables } from './rulebooks.ts';
import { ruleTables } from './rules.ts';
import { skillTables } from './skills.ts';
import { spellTables } from './spells.ts';
import type { ListTable } from './table.ts';
import { templateTables } from './templates.ts';
import { trapTables } from './traps.ts';

/** Every table of the catalogue; each kind has a list table of its own name. */
export const TABLES = {
  ...entryTables,
  ...spellTables,
  ...featTables,
  ...classTables,
  ...raceTables,
  ...skillTables,
  ...monsterTables,
  ...itemTables,
  ...languageTables,
  ...deityTables,
  ...rulebookTables,
  ...powerTables,
  ...domainTables,
  ...glossaryTables,
  ...ruleTables,
  ...trapTables,
  ...templateTables,
  ...listedTables,
  ...effectTables,
  ...pictureTables,
  ...downloadTables,
} satisfies Record<KindName, ListTable>;
