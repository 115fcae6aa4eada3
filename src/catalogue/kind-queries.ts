import type { KindName } from '../contract/kinds.ts';
import { classQueries } from './classes.ts';
import { deityQueries } from './deities.ts';
import { domainQueries } from './domains.ts';
import { featQueries } from './feats.ts';
import { glossaryQueries } from './glossary.ts';
import { itemQueries } from './items.ts';
import type { KindSource } from './kind-source.ts';
import { languageQueries } from './languages.ts';
import { monsterQueries } from './monsters.ts';
import { powerQueries } from './powers.ts';
import { raceQueries } from './races.ts';
import { rulebookQueries } from './rulebooks.ts';
import { skillQueries } from './skills.ts';
import { spellQueries } from './spells.ts';

/** Makes what can be asked of each kind from a source. */
export const KIND_QUERIES = {
  spells: spellQueries,
  feats: featQueries,
  classes: classQueries,
  races: raceQueries,
  skills: skillQueries,
  monsters: monsterQueries,
  items: itemQueries,
  languages: languageQueries,
  deities: deityQueries,
  rulebooks: rulebookQueries,
  powers: powerQueries,
  domains: domainQueries,
  glossary: glossaryQueries,
} satisfies Record<KindName, (source: KindSource) => Promise<unknown>>;
