import type { CharacterClass } from '../contract/classes.ts';
import type { Deity } from '../contract/deities.ts';
import type { Domain } from '../contract/domains.ts';
import type { Feat } from '../contract/feats.ts';
import type { Term } from '../contract/glossary.ts';
import type { Item } from '../contract/items.ts';
import type { KindName } from '../contract/kinds.ts';
import type { Language } from '../contract/languages.ts';
import type { Monster } from '../contract/monsters.ts';
import type { Power } from '../contract/powers.ts';
import type { Race } from '../contract/races.ts';
import type { Rulebook } from '../contract/rulebooks.ts';
import type { Rule } from '../contract/rules.ts';
import type { Skill } from '../contract/skills.ts';
import type { Spell } from '../contract/spells.ts';
import type { Template } from '../contract/templates.ts';
import type { Trap } from '../contract/traps.ts';
import { classText } from './classes.ts';
import { deityText } from './deities.ts';
import { domainText } from './domains.ts';
import type { EntryText } from './entry-text.ts';
import { featText } from './feats.ts';
import { termText } from './glossary.ts';
import { itemText } from './items.ts';
import { languageText } from './languages.ts';
import { monsterText } from './monsters.ts';
import { powerText } from './powers.ts';
import { raceText } from './races.ts';
import { rulebookText } from './rulebooks.ts';
import { ruleText } from './rules.ts';
import { skillText } from './skills.ts';
import { spellText } from './spells.ts';
import { templateText } from './templates.ts';
import { trapText } from './traps.ts';

type Details = {
  spells: Spell;
  feats: Feat;
  classes: CharacterClass;
  races: Race;
  monsters: Monster;
  items: Item;
  skills: Skill;
  languages: Language;
  deities: Deity;
  rulebooks: Rulebook;
  powers: Power;
  domains: Domain;
  glossary: Term;
  rules: Rule;
  traps: Trap;
  templates: Template;
};

/** How an entry of each kind is written in the form of the books. */
export const ENTRY_TEXTS: { readonly [Kind in KindName]: (entry: Details[Kind]) => EntryText } = {
  spells: spellText,
  feats: featText,
  classes: classText,
  races: raceText,
  monsters: monsterText,
  items: itemText,
  skills: skillText,
  languages: languageText,
  deities: deityText,
  rulebooks: rulebookText,
  powers: powerText,
  domains: domainText,
  glossary: termText,
  rules: ruleText,
  traps: trapText,
  templates: templateText,
};
