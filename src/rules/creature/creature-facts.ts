import type { Ability } from '../abilities.ts';
import type { ClassFacts, FeatFacts } from '../character/facts.ts';
import type { BodyName } from '../dragon-attacks.ts';
import type { ArmorClass, Attack, Saves, SkillEntry, Speed } from '../monster-format.ts';
import type { Advancement, Alignment, LevelAdjustment } from '../monster-lines.ts';
import type { CreatureAbilities, FeatTaken, HitDice } from '../monster-math.ts';
import type { CreatureType, Size } from '../monster-vocabulary.ts';
import type { TemplateRules } from './template-rules.ts';

/** Hit Dice of one kind: racial ones, or those of levels in a class. `type` is that of a lycanthrope's animal dice. */
export type FactDice = HitDice & { class?: string | undefined; type?: CreatureType | undefined };

/** A save DC that a text states: of which special ability, and by which ability score. */
export interface SaveDc {
  of: string;
  ability: Ability;
  dc: number;
  /** The level of the spell or power that it is of; 0 for one to which the spell's level is added. Absent for one by Hit Dice. */
  level?: number;
}

/** As what a creature casts spells without levels in the class. */
export interface InnateCasting {
  /** The slug of the class. */
  class: string;
  level: number;
}

/** The typed facts of a stat block, as content has them. Distances in feet, bonuses as signed whole numbers. */
export interface CreatureFacts {
  name: string;
  /** The slug of its family of monsters. */
  family?: string | undefined;
  size: Size;
  type: CreatureType;
  subtypes?: readonly string[] | undefined;
  hit_dice?: readonly FactDice[] | undefined;
  hit_points?: number | undefined;
  initiative: number;
  speed: Speed;
  armor_class: ArmorClass;
  base_attack?: number | undefined;
  /** Absent for creatures that cannot grapple. */
  grapple?: number | undefined;
  /** Dragons by age: the attack bonus, from which all attacks follow. */
  attack_bonus?: number | undefined;
  dragon_body?: BodyName | undefined;
  /** Alternatives, each a list of attacks made together; a text where they are not typed. */
  attack?: readonly (readonly Attack[])[] | string | undefined;
  full_attack?: readonly (readonly Attack[])[] | string | undefined;
  space?: number | undefined;
  reach?: number | undefined;
  reach_note?: string | undefined;
  special_attacks?: readonly string[] | undefined;
  special_qualities?: readonly string[] | undefined;
  breath_weapon?: { damage?: string | undefined; dc: number } | undefined;
  frightful_presence_dc?: number | undefined;
  /** Of a dragon's spells. */
  caster_level?: number | undefined;
  spell_resistance?: number | undefined;
  saves?: Saves | undefined;
  saves_note?: string | undefined;
  abilities: CreatureAbilities;
  skills?: readonly SkillEntry[] | undefined;
  /** Save DCs of special abilities that go by an ability, as its texts state them. */
  save_dcs?: readonly SaveDc[] | undefined;
  /** The classes as one of which it casts spells. */
  casts_as?: readonly InnateCasting[] | undefined;
  /** Racial bonuses on skills, by slug; `when` is the condition of one that does not always count. */
  racial_skills?: readonly { skill: string; bonus: number; when?: string | undefined }[] | undefined;
  /** Epic feats included. */
  feats?: readonly (FeatTaken & { choice?: string | undefined })[] | undefined;
  organization?: string | undefined;
  challenge_rating?: number | string | undefined;
  treasure?: string | undefined;
  alignment: Alignment;
  advancement?: Advancement;
  level_adjustment?: LevelAdjustment;
  grapple_note?: string | undefined;
}

/** A template: who may have it, and what it changes. */
export interface TemplateFacts {
  name: string;
  /** Whether a creature is born with it, or gets it later; a lycanthrope may be either. */
  origin?: readonly ('inherited' | 'acquired')[] | undefined;
  applies_to: {
    text: string;
    types?: readonly CreatureType[] | undefined;
    not_types?: readonly CreatureType[] | undefined;
    corporeal?: boolean | undefined;
    living?: boolean | undefined;
    not_mindless?: boolean | undefined;
    not_subtypes?: readonly string[] | undefined;
    alignment?: 'good or neutral' | 'nongood' | 'nonevil' | 'evil' | undefined;
    minimum?: CreatureAbilities | undefined;
    template?: string | undefined;
  };
  changes: TemplateRules;
}

/** What a weapon deals, or one end of it. */
export interface WeaponEnd {
  /** Dice for Small and Medium wielders: `1d8`. */
  damage_small: string;
  damage_medium: string;
  /** The lowest roll that threatens a critical hit. */
  threat: number;
  multiplier: number;
}

/** A weapon of the catalogue, by its row of the weapon table; of a double weapon, with the end that strikes first. */
export interface WeaponRow extends WeaponEnd {
  name: string;
  category: 'simple' | 'martial' | 'exotic';
  hand: 'unarmed' | 'light' | 'one-handed' | 'two-handed' | 'ranged';
  /** In feet; a weapon for melee that has one can be thrown. */
  range_increment?: number | undefined;
  reach: boolean;
  /** The other end of a double weapon; absent for other weapons. */
  other_end?: WeaponEnd | undefined;
}

/** What the catalogue has of a feat. */
export type CreatureFeat = Pick<FeatFacts, 'name' | 'multiple' | 'choice' | 'prerequisites'>;

/** What a creature is built with, by slug; of monsters, the base animals of lycanthropes. */
export interface Workshop {
  monsters: Readonly<Record<string, CreatureFacts>>;
  feats: Readonly<Record<string, CreatureFeat>>;
  templates: Readonly<Record<string, TemplateFacts>>;
  classes: Readonly<Record<string, ClassFacts>>;
  weapons: Readonly<Record<string, WeaponRow>>;
}

/** What the catalogue has of monsters, templates and weapons for the workshop. */
export interface CreatureLookup {
  monsters: Readonly<Record<string, CreatureFacts>>;
  templates: Readonly<Record<string, TemplateFacts>>;
  weapons: Readonly<Record<string, WeaponRow>>;
  /** Creature type → its name. */
  types: Readonly<Record<string, string>>;
}
