import type { Neighbours } from '../contract/entries.ts';
import type { EntryCards } from '../contract/entry-cards.ts';
import type { Facets } from '../contract/facets.ts';
import type { KindName } from '../contract/kinds.ts';
import { classQueries } from './classes.ts';
import { deityQueries } from './deities.ts';
import { domainQueries } from './domains.ts';
import { featQueries } from './feats.ts';
import { glossaryQueries } from './glossary.ts';
import { itemQueries } from './items.ts';
import type { JsonText } from './json-text.ts';
import type { KindSource } from './kind-source.ts';
import { languageQueries } from './languages.ts';
import type { MatchingCards } from './list.ts';
import { monsterQueries } from './monsters.ts';
import { powerQueries } from './powers.ts';
import type { PreviewParts } from './previews.ts';
import { raceQueries } from './races.ts';
import { rulebookQueries } from './rulebooks.ts';
import { ruleQueries } from './rules.ts';
import { skillQueries } from './skills.ts';
import { spellQueries } from './spells.ts';
import { templateQueries } from './templates.ts';
import { trapQueries } from './traps.ts';

/** The queries of a kind. `list`, `facets`, `neighbours` and `matchingCards` take the parameters of the kind's list. */
type KindQueries<Kind extends KindName> = {
  find(slug: string): Promise<JsonText<unknown> | null>;
  preview(card: EntryCards[Kind]): PreviewParts;
  list(query: never): Promise<JsonText<unknown>>;
  facets(query: never): Promise<JsonText<Facets>>;
  neighbours(slug: string, query: never): Promise<JsonText<Neighbours> | null>;
  matchingCards(query: never): Promise<MatchingCards>;
};

/** Creates the queries of each kind from a source. */
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
  rules: ruleQueries,
  traps: trapQueries,
  templates: templateQueries,
} satisfies { [Kind in KindName]: (source: KindSource) => Promise<KindQueries<Kind>> };
