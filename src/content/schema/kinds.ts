import type { z } from 'zod';
import type { KindName } from '../../contract/kinds.ts';
import { classSchema } from './classes.ts';
import { deitySchema } from './deities.ts';
import { domainSchema } from './domains.ts';
import { featSchema } from './feats.ts';
import { termSchema } from './glossary.ts';
import { itemSchema } from './items.ts';
import { languageSchema } from './languages.ts';
import { monsterFamilySchema } from './monster-families.ts';
import { monsterSchema } from './monsters.ts';
import { powerSchema } from './powers.ts';
import { raceSchema } from './races.ts';
import { rulebookSchema } from './rulebooks.ts';
import { skillSchema } from './skills.ts';
import { spellSchema } from './spells.ts';

/** Entries that have no page of their own: what others lean on. */
type SupportingKind = 'monster-families';

/** The schema of every kind's files, in the order in which findings are reported. */
export const SCHEMAS = {
  spells: spellSchema,
  feats: featSchema,
  classes: classSchema,
  races: raceSchema,
  skills: skillSchema,
  monsters: monsterSchema,
  'monster-families': monsterFamilySchema,
  items: itemSchema,
  languages: languageSchema,
  deities: deitySchema,
  rulebooks: rulebookSchema,
  powers: powerSchema,
  domains: domainSchema,
  glossary: termSchema,
} satisfies Partial<Record<KindName | SupportingKind, z.ZodType>>;

export type ContentKind = keyof typeof SCHEMAS;
export type ContentOf<Kind extends ContentKind> = z.infer<(typeof SCHEMAS)[Kind]>;

export const CONTENT_KINDS = Object.keys(SCHEMAS) as ContentKind[];
