import type { CreatureAbilities } from '../monster-math.ts';
import type { CreatureType, Size } from '../monster-vocabulary.ts';

type BySize<Value> = { readonly [size in Size]?: Value | undefined };

/** The typed changes of a template that makes mindless undead: what `applyTemplate` reads of `TemplateChanges`. */
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
    by_hit_dice?: readonly { from: number | '1/2'; to?: number | undefined; rating: number | string }[] | undefined;
  };
  treasure?: string | undefined;
  alignment?: { becomes?: string | undefined } | undefined;
  advancement?: 'by character class' | 'base' | 'base, double' | undefined;
}
