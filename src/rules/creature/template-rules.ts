import type { Ability } from '../abilities.ts';
import type { CreatureAbilities } from '../monster-math.ts';
import type { CreatureType, Size } from '../monster-vocabulary.ts';
import type { Save } from '../saves.ts';

type BySize<Value> = { readonly [size in Size]?: Value | undefined };

/** From so many Hit Dice up to so many; without `to` there is no upper limit. */
type Span = { from: number | '1/2'; to?: number | undefined };

type Special = {
  gain?: readonly string[] | undefined;
  keep_combat?: boolean | undefined;
  abilities?:
    | readonly {
        name: string;
        dc?:
          | {
              base: number;
              hit_dice?: 'half' | 'half racial' | 'full' | undefined;
              ability?: Ability | undefined;
              save: Save;
            }
          | undefined;
      }[]
    | undefined;
};

type Resistance = {
  base: number;
  per_die?: number | undefined;
  per_challenge_rating?: number | undefined;
  maximum?: number | undefined;
};

export type NaturalAttackRule = {
  name: string;
  count: number | 'each hand' | 'extra by Hit Dice';
  role: 'primary' | 'secondary';
  damage: string | BySize<string>;
  own: 'if better' | 'replaced' | 'besides';
  form?: string | undefined;
  touch?: boolean | undefined;
  plus?: string | undefined;
};

export type TemplateVariety = {
  slug: string;
  name: string;
  alignment?: string | undefined;
  breath?:
    | { shape: 'line' | 'cone'; feet: number; damage: string; energy: string; words?: string | undefined }
    | undefined;
  immunity?: string | undefined;
  animal?: string | undefined;
};

/** The typed changes of a template that makes mindless undead: what `applyTemplate` reads. */
export interface MindlessTemplate {
  type?: { becomes?: CreatureType | undefined } | undefined;
  subtypes?: { lose?: readonly ('alignment' | 'kind')[] | undefined } | undefined;
  hit_dice?:
    | { die?: number | undefined; multiply?: number | undefined; drop_class_levels?: boolean | undefined }
    | undefined;
  speed?:
    | { wings_lost?: boolean | undefined; maneuverability?: string | undefined; cannot_run?: boolean | undefined }
    | undefined;
  armor_class?:
    | { natural_by_size?: BySize<number> | undefined; natural_increase_by_size?: BySize<number> | undefined }
    | undefined;
  natural_attacks?: readonly { name: string; damage: string | BySize<string> }[] | undefined;
  special_qualities?: { gain?: readonly string[] | undefined; keep_combat?: boolean | undefined } | undefined;
  abilities?:
    | {
        adjust?: CreatureAbilities | undefined;
        set?: CreatureAbilities | undefined;
        none?: readonly (keyof CreatureAbilities)[] | undefined;
      }
    | undefined;
  feats?: { gain?: readonly string[] | undefined } | undefined;
  challenge_rating: {
    by_hit_dice?: readonly (Span & { rating: number | string })[] | undefined;
  };
  treasure?: string | undefined;
  alignment?: { becomes?: string | undefined } | undefined;
  advancement?: 'by character class' | 'base' | 'base, double' | undefined;
}

/** The typed changes of any template: what `applyChanges` reads of them. */
export interface TemplateRules extends MindlessTemplate {
  type?:
    | {
        becomes?: CreatureType | undefined;
        from?: { readonly [type in CreatureType]?: CreatureType | undefined } | undefined;
        augmented?: boolean | undefined;
      }
    | undefined;
  subtypes?: { gain?: readonly string[] | undefined; lose?: readonly ('alignment' | 'kind')[] | undefined } | undefined;
  size?: BySize<Size> | undefined;
  hit_dice?:
    | {
        of?: 'all' | 'racial' | undefined;
        die?: number | undefined;
        steps?: number | undefined;
        maximum_die?: number | undefined;
        multiply?: number | undefined;
        drop_class_levels?: boolean | undefined;
        base_animal?: boolean | undefined;
        not_animals?: readonly string[] | undefined;
        maximum_hit_points?: boolean | undefined;
        hit_points_per_die?: number | undefined;
        limit?: { dice: number; spell: string } | undefined;
      }
    | undefined;
  speed?:
    | {
        fly?:
          | {
              feet?: number | undefined;
              times_land?: number | undefined;
              maximum?: number | undefined;
              maneuverability: string;
              from_size?: Size | undefined;
              own?: 'always' | 'if faster' | undefined;
            }
          | undefined;
        only?: boolean | undefined;
        multiply?: number | undefined;
        by_form?: boolean | undefined;
        wings_lost?: boolean | undefined;
        maneuverability?: string | undefined;
        cannot_run?: boolean | undefined;
      }
    | undefined;
  armor_class?:
    | {
        natural_increase?: number | undefined;
        natural_minimum?: number | undefined;
        natural_by_size?: BySize<number> | undefined;
        natural_increase_by_size?: BySize<number> | undefined;
        /** Natural armor counts on the Ethereal Plane, the bonuses once it is manifested. */
        natural_ethereal?: boolean | undefined;
        bonuses?:
          | readonly {
              type: 'insight' | 'luck' | 'deflection';
              value: number | 'hit dice' | 'Charisma modifier';
              minimum?: number | undefined;
            }[]
          | undefined;
      }
    | undefined;
  base_attack?: '1/2' | undefined;
  attack_bonus?: { type: string; value: number | 'hit dice'; attacks?: string | undefined } | undefined;
  damage_bonus?: { type: string; value: number } | undefined;
  special_attack_bonus?: { type: string; value: number } | undefined;
  natural_attacks?: readonly NaturalAttackRule[] | undefined;
  natural_weapons_count_as?: 'magic' | 'epic' | undefined;
  special_attacks?: Special | undefined;
  special_qualities?: Special | undefined;
  by_hit_dice?:
    | {
        columns: readonly string[];
        rows: readonly (Span & { values: readonly (string | number | null)[] })[];
        beyond?: readonly string[] | undefined;
      }
    | undefined;
  innate?:
    | {
        kind: 'spells' | 'powers';
        level?: string | undefined;
        rows: readonly { from: number; uses: string; entries: readonly string[]; note?: string | undefined }[];
      }
    | undefined;
  spell_resistance?: Resistance | undefined;
  power_resistance?: Resistance | undefined;
  saves?:
    | {
        base?: object | undefined;
        bonus?:
          | readonly { type: string; value: number; save?: Save | undefined; against?: string | undefined }[]
          | undefined;
        base_animal?: boolean | undefined;
      }
    | undefined;
  abilities?:
    | {
        adjust?: CreatureAbilities | undefined;
        set?: CreatureAbilities | undefined;
        minimum?: CreatureAbilities | undefined;
        none?: readonly Ability[] | undefined;
        adjust_if?: { ability: Ability; minimum: number; adjust: CreatureAbilities } | undefined;
      }
    | undefined;
  skills?:
    | {
        none?: boolean | undefined;
        bonuses?: readonly { skill: string; bonus: number }[] | undefined;
        all?: { type: string; bonus: number } | undefined;
        points?: { per_die: number; as: CreatureType } | undefined;
        per_animal_die?: number | undefined;
      }
    | undefined;
  feats?:
    | {
        lose_base?: boolean | undefined;
        gain?: readonly string[] | undefined;
        any?: number | undefined;
        prerequisites?: boolean | undefined;
        base_animal?: boolean | undefined;
      }
    | undefined;
  challenge_rating: {
    add?: number | undefined;
    minimum?: number | undefined;
    add_by_hit_dice?: readonly (Span & { add: number })[] | undefined;
    by_hit_dice?: readonly (Span & { rating: number | string })[] | undefined;
    of?: string | undefined;
  };
  alignment?:
    | { becomes?: string | undefined; any?: 'good' | 'evil' | undefined; variety?: boolean | undefined }
    | undefined;
  level_adjustment?: number | 'none' | undefined;
  level_adjustments?: Readonly<Record<string, number>> | undefined;
  varieties?: readonly TemplateVariety[] | undefined;
}
