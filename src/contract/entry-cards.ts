import type { ClassCard } from './classes.ts';
import type { DeityCard } from './deities.ts';
import type { DomainCard } from './domains.ts';
import type { Feat, FeatCard } from './feats.ts';
import type { TermCard } from './glossary.ts';
import type { Item, ItemCard } from './items.ts';
import type { KindName } from './kinds.ts';
import type { LanguageCard } from './languages.ts';
import type { Monster, MonsterCard } from './monsters.ts';
import type { Power, PowerCard } from './powers.ts';
import type { RaceCard } from './races.ts';
import type { RulebookCard } from './rulebooks.ts';
import type { SkillCard } from './skills.ts';
import type { Spell, SpellCard } from './spells.ts';

/** What the list of each kind answers of an entry. */
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
};

type OfKinds<Cards> = { [Kind in keyof Cards & KindName]: { kind: Kind } & Cards[Kind] }[keyof Cards & KindName];

/** A card that says of which kind it is. */
export type EntryCard = OfKinds<EntryCards>;

/** Everything that is known of an entry, of the kinds that are printed on cards. */
export type WholeEntry = OfKinds<{ spells: Spell; powers: Power; feats: Feat; items: Item; monsters: Monster }>;

/** What `/api/entries` answers. */
export type Chosen<Entry> = { entries: Entry[]; missing: string[] };
