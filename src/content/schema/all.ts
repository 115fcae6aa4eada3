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
import { skillReferences } from '../references/skills.ts';
import { spellReferences } from '../references/spells.ts';
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

/** The shape of a kind's files, and the other entries that each names. */
type Authored<Schema extends z.ZodType> = { schema: Schema; references: (value: z.output<Schema>) => Reference[] };

function authored<Schema extends z.ZodType>(
  schema: Schema,
  references: Authored<Schema>['references'],
): Authored<Schema> {
  return { schema, references };
}

/** How the files of each kind are written. */
export const AUTHORED_KINDS = {
  spells: authored(spellSchema, spellReferences),
  feats: authored(featSchema, featReferences),
  classes: authored(classSchema, classReferences),
  races: authored(raceSchema, raceReferences),
  skills: authored(skillSchema, skillReferences),
  monsters: authored(monsterSchema, monsterReferences),
  'monster-families': authored(monsterFamilySchema, monsterFamilyReferences),
  items: authored(itemSchema, itemReferences),
  languages: authored(languageSchema, languageReferences),
  deities: authored(deitySchema, deityReferences),
  rulebooks: authored(rulebookSchema, () => []),
  powers: authored(powerSchema, optionalSourceReference),
  domains: authored(domainSchema, domainReferences),
  glossary: authored(termSchema, optionalSourceReference),
} satisfies Record<ContentKind, Authored<z.ZodType>>;

export type ContentOf<Kind extends ContentKind> = z.output<(typeof AUTHORED_KINDS)[Kind]['schema']>;
