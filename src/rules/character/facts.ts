/** What the character's rules need of the catalogue: typed facts of races, classes, feats, skills, spells and weapons by slug. */

import type { Ability } from '../abilities.ts';
import type { Alignment, AlignmentPart } from '../alignment.ts';
import type { BaseAttackProgression, SaveProgression } from '../class-progression.ts';
import type { Save } from '../saves.ts';

/** A class skill: all of a skill, or some of its kinds. */
export type SkillReference = string | { skill: string; subtypes: readonly string[] };

/** A feat; with a choice, the same feat for that alone. */
export type FeatReference = string | { feat: string; choice: string };

export type Proficiencies = {
  weapon_categories?: readonly string[] | undefined;
  weapons?: readonly string[] | undefined;
  armor?: readonly string[] | undefined;
  shields?: 'all' | 'not-tower' | undefined;
  note?: string | undefined;
};

export type SaveProgressions = Partial<Record<Save, SaveProgression | undefined>>;

/** Slugs of the rulebooks that print an entry. */
type Books = { books: readonly string[] };

export type RaceFacts = Books & {
  slug: string;
  name: string;
  source: string;
  subtypes: readonly string[];
  size: string | null;
  level_adjustment: number;
  /** A class, `any`, or null where the source names none. */
  favored_class: string | null;
  racial_hit_dice: {
    count: number;
    die: number;
    base_attack: BaseAttackProgression;
    saves: SaveProgressions;
    skill_points: number;
    class_skills: readonly SkillReference[];
  } | null;
  extra_feats: number;
  extra_skill_points: { first_level: number; each_level: number } | null;
  bonus_feats: readonly string[];
  /** On all saving throws. */
  save_bonus: number;
  bonus_power_points: number;
  psi_like_abilities: boolean;
  spell_like_abilities: boolean;
  spell_resistance: boolean;
  fly: boolean;
  natural_weapons: number;
  natural_armor: number;
  darkvision: boolean;
  low_light_vision: boolean;
  languages: readonly string[];
  proficiencies: Proficiencies | null;
  weapon_familiarity: readonly string[];
};

export type Casting = {
  type: 'arcane' | 'divine' | 'psionic';
  ability: Ability;
  kind?: 'prepared' | 'spontaneous' | undefined;
  list: string;
  first_spell_level?: number | undefined;
  domain_slots?: true | undefined;
};

/** A row of a class's level table. */
export type LevelRow = {
  level: number;
  special?: readonly string[] | undefined;
  spells_per_day?: readonly number[] | undefined;
  advances?: readonly string[] | undefined;
  power_points?: number | undefined;
  max_power_level?: number | undefined;
  /** A monk's: feet, AC bonus and damage of the unarmed strike. */
  unarmored_speed_bonus?: number | undefined;
  ac_bonus?: number | undefined;
  unarmed_damage?: Readonly<Record<'small' | 'medium' | 'large', string>> | undefined;
};

/** Spells that a class's requirement counts. */
export type KnownSpells = {
  /** So many spells, */
  count?: number | undefined;
  /** of this school, */
  school?: string | undefined;
  /** of which one is of this level or higher; */
  one_of_level?: number | undefined;
  /** or spells from so many schools, each of this level or higher. */
  schools?: number | undefined;
  level?: number | undefined;
  /** Or any one of these. */
  any_of?: readonly string[] | undefined;
};

export type CastingRequirement = {
  type?: 'arcane' | 'divine' | undefined;
  kind?: 'prepared' | 'spontaneous' | undefined;
  level?: number | undefined;
  spells?: readonly string[] | undefined;
  known?: KnownSpells | undefined;
  note?: string | undefined;
};

/** The requirements of a prestige class beside its alignment. */
export type ClassRequirements = {
  base_attack?: number | undefined;
  races?: readonly string[] | undefined;
  skills?:
    | readonly {
        skill: string;
        subtypes?: readonly string[] | undefined;
        ranks: number;
        count?: number | undefined;
      }[]
    | undefined;
  feats?: readonly (FeatReference | { count: number; categories: readonly string[] })[] | undefined;
  proficiencies?: string | undefined;
  languages?: readonly string[] | undefined;
  spellcasting?: readonly CastingRequirement[] | undefined;
  manifesting?:
    | {
        level?: number | undefined;
        manifester_level?: number | undefined;
        power_points?: number | undefined;
        powers?: readonly string[] | undefined;
      }
    | undefined;
  special?: readonly string[] | undefined;
};

export type ClassFacts = Books & {
  slug: string;
  name: string;
  source: string;
  prestige: boolean;
  npc: boolean;
  /** Open to characters of 21st level and higher only. */
  epic: boolean;
  /** Names and figures only: what it gives and requires is not known. */
  facts_only: boolean;
  hit_die: number | null;
  skill_points: number | null;
  class_skills: readonly SkillReference[];
  /** So many class skills are the player's choice. */
  class_skill_choice: number;
  more_class_skills: readonly { with: string; skills: readonly SkillReference[] }[];
  base_attack: BaseAttackProgression | null;
  saves: SaveProgressions;
  alignments: readonly Alignment[] | null;
  proficiencies: Proficiencies | null;
  requirements: ClassRequirements | null;
  spellcasting: Casting | null;
  max_level: number | null;
  levels: readonly LevelRow[];
  epic_levels: readonly LevelRow[];
  /** Feats for the bonus feats of epic levels, in addition to those of the class's own list. */
  epic_bonus_feats: readonly string[];
  /** Feats that a level gives, not of choice. */
  granted_feats: readonly { level: number; feat: string; choice?: string | undefined }[];
  /** Features that are one of several to choose from, and the level of the first choice. */
  options: readonly { name: string; level: number }[];
};

/** The conditions of a feat. */
export type FeatConditions = {
  feats?: readonly FeatReference[] | undefined;
  feat_counts?: readonly { type: string; count: number; choice?: 'same' | undefined }[] | undefined;
  abilities?: Partial<Record<Ability, number | undefined>> | undefined;
  base_attack?: number | undefined;
  base_saves?: Partial<Record<Save, number | undefined>> | undefined;
  skills?: readonly { skill: string; subtype?: string | undefined; ranks: number }[] | undefined;
  chosen_skill_ranks?: number | undefined;
  character_level?: number | undefined;
  caster_level?: number | undefined;
  manifester_level?: number | undefined;
  class_levels?: readonly { class: string; level: number }[] | undefined;
  class_features?: readonly (string | { feature: string; detail: string })[] | undefined;
  spellcasting?: { level: number | 'maximum'; type?: 'arcane' | 'divine' | undefined } | undefined;
  spells?: readonly string[] | undefined;
  manifesting?: { level: number | 'maximum' } | undefined;
  domains?: readonly string[] | undefined;
  races?: readonly string[] | undefined;
  alignment?: readonly AlignmentPart[] | undefined;
  size?: string | undefined;
  special?: readonly string[] | undefined;
};

export type FeatFacts = Books & {
  slug: string;
  name: string;
  source: string;
  types: readonly string[];
  category: string;
  group: string;
  fighter_bonus: boolean;
  multiple: boolean;
  /** Whether it may be taken again for the same choice; null where the text does not say. */
  stacks: boolean | null;
  /** What is chosen: `weapon`, `school of magic`. */
  choice: string | null;
  prerequisites: (FeatConditions & { any_of?: readonly FeatConditions[] | undefined }) | null;
};

export type SkillFacts = {
  name: string;
  /** Null for skills such as Speak Language, which have no checks. */
  ability: Ability | null;
  /** The skill that it is a kind of, and which kind. */
  kind_of: { skill: string; subtype: string } | null;
  subtypes: readonly string[];
};

export type SpellFacts = Books & {
  name: string;
  schools: readonly string[];
  /** Class or domain (`domain:sun`) → spell level. */
  levels: Readonly<Record<string, number>>;
};

export type DeityFacts = {
  name: string;
  source: string;
  alignment: Alignment;
  domains: readonly string[];
  favored_weapons: readonly string[];
  cleric_alignments: readonly Alignment[] | null;
};

export type CharacterFacts = {
  races: Readonly<Record<string, RaceFacts>>;
  classes: Readonly<Record<string, ClassFacts>>;
  feats: Readonly<Record<string, FeatFacts>>;
  skills: Readonly<Record<string, SkillFacts>>;
  spells: Readonly<Record<string, SpellFacts>>;
  domains: Readonly<Record<string, string>>;
  deities: Readonly<Record<string, DeityFacts>>;
  /** Weapon → its name and whether it is simple, martial or exotic. */
  weapons: Readonly<Record<string, { name: string; category: string }>>;
};
