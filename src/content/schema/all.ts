import type { z } from 'zod';
import type { ContentKind } from '../content-kinds.ts';
import { optionalSourceReference, type Reference } from '../reference.ts';
import { classReferences } from '../references/classes.ts';
import { deityReferences } from '../references/deities.ts';
import { domainReferences } from '../references/domains.ts';
import { featReferences } from '../references/feats.ts';
import { itemReferences } from '../references/items.ts';
import { languageReferences } from '../references/languages.ts';
import { monsterFamilyReferences, monsterReferences } from '../references/monsters.ts';
import { raceReferences } from '../references/races.ts';
import { ruleReferences, termReferences } from '../references/rules.ts';
import { skillReferences } from '../references/skills.ts';
import { spellReferences } from '../references/spells.ts';
import { templateReferences } from '../references/templates.ts';
import { trapReferences } from '../references/traps.ts';
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
import { ruleSchema } from './rules.ts';
import { skillSchema } from './skills.ts';
import { spellSchema } from './spells.ts';
import { templateSchema } from './templates.ts';
import { trapSchema } from './traps.ts';

/** The schema of a kind's files, and the function that finds an entry's references to other entries. */
type KindSchema<Schema extends z.ZodType> = { schema: Schema; references: (value: z.output<Schema>) => Reference[] };

function defineKind<Schema extends z.ZodType>(
  schema: Schema,
  references: KindSchema<Schema>['references'],
): KindSchema<Schema> {
  return { schema, references };
}

/** Schema and references of every kind. */
export const AUTHORED_KINDS = {
  spells: defineKind(spellSchema, spellReferences),
  feats: defineKind(featSchema, featReferences),
  classes: defineKind(classSchema, classReferences),
  races: defineKind(raceSchema, raceReferences),
  skills: defineKind(skillSchema, skillReferences),
  monsters: defineKind(monsterSchema, monsterReferences),
  'monster-families': defineKind(monsterFamilySchema, monsterFamilyReferences),
  items: defineKind(itemSchema, itemReferences),
  languages: defineKind(languageSchema, languageReferences),
  deities: defineKind(deitySchema, deityReferences),
  rulebooks: defineKind(rulebookSchema, () => []),
  powers: defineKind(powerSchema, optionalSourceReference),
  domains: defineKind(domainSchema, domainReferences),
  glossary: defineKind(termSchema, termReferences),
  rules: defineKind(ruleSchema, ruleReferences),
  traps: defineKind(trapSchema, trapReferences),
  templates: defineKind(templateSchema, templateReferences),
} satisfies Record<ContentKind, KindSchema<z.ZodType>>;

/** The parsed value of a kind's file. */
export type ContentOf<Kind extends ContentKind> = z.output<(typeof AUTHORED_KINDS)[Kind]['schema']>;
