import type { ClassTables } from './tables/classes.ts';
import type { DeityTables } from './tables/deities.ts';
import type { DomainTables } from './tables/domains.ts';
import type { DownloadTables } from './tables/downloads.ts';
import type { EffectTables } from './tables/effects.ts';
import type { EntryTables } from './tables/entries.ts';
import type { FeatTables } from './tables/feats.ts';
import type { GlossaryTables } from './tables/glossary.ts';
import type { ItemTables } from './tables/items.ts';
import type { LanguageTables } from './tables/languages.ts';
import type { MonsterTables } from './tables/monsters.ts';
import type { PictureTables } from './tables/pictures.ts';
import type { PowerTables } from './tables/powers.ts';
import type { RaceTables } from './tables/races.ts';
import type { RulebookTables } from './tables/rulebooks.ts';
import type { SkillTables } from './tables/skills.ts';
import type { SpellTables } from './tables/spells.ts';

/** Every table of the catalogue with its columns. */
export type Catalogue = EntryTables &
  SpellTables &
  FeatTables &
  ClassTables &
  RaceTables &
  MonsterTables &
  ItemTables &
  SkillTables &
  LanguageTables &
  DeityTables &
  RulebookTables &
  PowerTables &
  DomainTables &
  EffectTables &
  GlossaryTables &
  PictureTables &
  DownloadTables;
