import type { z } from 'zod';
import { classParameters } from './classes.ts';
import { deityParameters } from './deities.ts';
import { domainParameters } from './domains.ts';
import { featParameters } from './feats.ts';
import { glossaryParameters } from './glossary.ts';
import { itemParameters } from './items.ts';
import type { KindName } from './kinds.ts';
import { languageParameters } from './languages.ts';
import { monsterParameters } from './monsters.ts';
import { powerParameters } from './powers.ts';
import { raceParameters } from './races.ts';
import { rulebookParameters } from './rulebooks.ts';
import { ruleParameters } from './rules.ts';
import { skillParameters } from './skills.ts';
import { spellParameters } from './spells.ts';
import { templateParameters } from './templates.ts';
import { trapParameters } from './traps.ts';

/** The parameters of each kind's list. */
export const LIST_PARAMETERS = {
  spells: spellParameters,
  feats: featParameters,
  classes: classParameters,
  races: raceParameters,
  skills: skillParameters,
  monsters: monsterParameters,
  items: itemParameters,
  languages: languageParameters,
  deities: deityParameters,
  rulebooks: rulebookParameters,
  powers: powerParameters,
  domains: domainParameters,
  glossary: glossaryParameters,
  rules: ruleParameters,
  traps: trapParameters,
  templates: templateParameters,
} satisfies Record<KindName, z.ZodType>;
