import type { CharacterClass, ClassCard } from './classes.ts';
import type { Deity, DeityCard } from './deities.ts';
import type { DomainCard } from './domains.ts';
import type { Feat, FeatCard } from './feats.ts';
import type { TermCard } from './glossary.ts';
import type { Item, ItemCard } from './items.ts';
import type { KindName } from './kinds.ts';
import type { LanguageCard } from './languages.ts';
import type { ListedCard } from './listed.ts';
import type { Monster, MonsterCard } from './monsters.ts';
import type { Power, PowerCard } from './powers.ts';
import type { Race, RaceCard } from './races.ts';
import type { RulebookCard } from './rulebooks.ts';
import type { RuleCard } from './rules.ts';
import type { Skill, SkillCard } from './skills.ts';
import type { Spell, SpellCard } from './spells.ts';
import type { TemplateCard } from './templates.ts';
import type { TrapCard } from './traps.ts';

/** An entry as the list of its kind returns it, by kind. */
export type EntryCards = {
  spells: SpellCard;
  feats: FeatCard;
  classes: ClassCard;
  races: RaceCard;
  monsters: MonsterCard;
  items: ItemCard;
  skills: SkillCard;
  languages: LanguageCard;
  deities: DeityCard;
  rulebooks: RulebookCard;
  powers: PowerCard;
  domains: DomainCard;
  glossary: TermCard;
  rules: RuleCard;
  traps: TrapCard;
  templates: TemplateCard;
};

type WithKind<Cards> = { [Kind in keyof Cards & KindName]: { kind: Kind } & Cards[Kind] }[keyof Cards & KindName];

/** A card with its kind. */
export type EntryCard = WithKind<EntryCards>;

/** The details of an entry with its kind, for the kinds that are printed on cards. */
export type EntryDetails = WithKind<{ spells: Spell; powers: Power; feats: Feat; items: Item; monsters: Monster }>;

/** The details of an entry with its kind, for the kinds whose entries can be compared. */
export type ComparedEntry =
  | EntryDetails
  | WithKind<{ classes: CharacterClass; races: Race; skills: Skill; deities: Deity }>;

/** An entry that is known by name, book and page only, with its kind. */
export type ListedEntryCard = { kind: KindName } & ListedCard;

/** The response of `/api/entries`. */
export type ChosenEntries<Entry> = {
  entries: Entry[];
  listed?: ListedEntryCard[];
  /** The current addresses of those asked for by a former one, by it. */
  redirects?: Record<string, string>;
  missing: string[];
};
