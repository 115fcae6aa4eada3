import type { Reference } from '../reference.ts';
import type { ContentKind, ContentOf } from '../schema/kinds.ts';
import { classReferences } from './classes.ts';
import { deityReferences } from './deities.ts';
import { domainReferences } from './domains.ts';
import { featReferences } from './feats.ts';
import { termReferences } from './glossary.ts';
import { itemReferences } from './item-references.ts';
import { languageReferences } from './languages.ts';
import { monsterFamilyReferences, monsterReferences } from './monster-references.ts';
import { powerReferences } from './powers.ts';
import { raceReferences } from './races.ts';
import { skillReferences } from './skills.ts';
import { spellReferences } from './spells.ts';

/** What each kind's entries refer to, by kind. */
export const REFERENCES: { [Kind in ContentKind]: (value: ContentOf<Kind>) => Reference[] } = {
  spells: spellReferences,
  feats: featReferences,
  classes: classReferences,
  races: raceReferences,
  skills: skillReferences,
  monsters: monsterReferences,
  'monster-families': monsterFamilyReferences,
  items: itemReferences,
  languages: languageReferences,
  deities: deityReferences,
  rulebooks: () => [],
  powers: powerReferences,
  domains: domainReferences,
  glossary: termReferences,
};
