import type { Catalogue } from '../catalogue/catalogue.ts';
import type { KindName } from '../contract/kinds.ts';
import { classRoutes } from './classes.ts';
import { deityRoutes } from './deities.ts';
import { domainRoutes } from './domains.ts';
import { featRoutes } from './feats.ts';
import { glossaryRoutes } from './glossary.ts';
import { itemRoutes } from './items.ts';
import { languageRoutes } from './languages.ts';
import { monsterRoutes } from './monsters.ts';
import { powerRoutes } from './powers.ts';
import { raceRoutes } from './races.ts';
import type { ApiRoute } from './route.ts';
import { rulebookRoutes } from './rulebooks.ts';
import { ruleRoutes } from './rules.ts';
import { skillRoutes } from './skills.ts';
import { spellRoutes } from './spells.ts';
import { templateRoutes } from './templates.ts';
import { trapRoutes } from './traps.ts';

/** The routes of each kind. */
export const KIND_ROUTES: Readonly<Record<KindName, (catalogue: Catalogue) => ApiRoute[]>> = {
  spells: spellRoutes,
  feats: featRoutes,
  classes: classRoutes,
  races: raceRoutes,
  skills: skillRoutes,
  monsters: monsterRoutes,
  items: itemRoutes,
  rulebooks: rulebookRoutes,
  languages: languageRoutes,
  deities: deityRoutes,
  powers: powerRoutes,
  domains: domainRoutes,
  glossary: glossaryRoutes,
  rules: ruleRoutes,
  traps: trapRoutes,
  templates: templateRoutes,
};
