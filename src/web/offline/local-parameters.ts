import type { z } from 'zod';
import { classParameters } from '../../contract/classes.ts';
import { deityParameters } from '../../contract/deities.ts';
import { domainParameters } from '../../contract/domains.ts';
import { featParameters } from '../../contract/feats.ts';
import { glossaryParameters } from '../../contract/glossary.ts';
import { itemParameters } from '../../contract/items.ts';
import type { KindName } from '../../contract/kinds.ts';
import { languageParameters } from '../../contract/languages.ts';
import { monsterParameters } from '../../contract/monsters.ts';
import { powerParameters } from '../../contract/powers.ts';
import { raceParameters } from '../../contract/races.ts';
import { rulebookParameters } from '../../contract/rulebooks.ts';
import { skillParameters } from '../../contract/skills.ts';
import { spellParameters } from '../../contract/spells.ts';

/** What the list of each kind takes. */
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
} satisfies Record<KindName, z.ZodType>;
