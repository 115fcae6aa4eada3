import { z } from 'zod';
import { creatureChange } from './creature-build.ts';
import { monster } from './monsters.ts';

/** What of a creature is needed at the table. */
export const shortBlock = monster
  .pick({
    slug: true,
    name: true,
    size_name: true,
    type_name: true,
    challenge_rating: true,
    hit_dice: true,
    hit_points: true,
    initiative: true,
    speed: true,
    armor_class: true,
    armor_class_total: true,
    touch_armor_class: true,
    flat_footed_armor_class: true,
    base_attack: true,
    grapple: true,
    attack: true,
    full_attack: true,
    space: true,
    reach: true,
    special_attacks: true,
    special_qualities: true,
    fort_save: true,
    reflex_save: true,
    will_save: true,
    str: true,
    dex: true,
    con: true,
    int: true,
    wis: true,
    cha: true,
    skills: true,
    feats: true,
    alignment: true,
  })
  .extend({
    changes: z.array(creatureChange).meta({ description: 'What differs from the printed creature, with its terms' }),
  })
  .meta({ id: 'ShortBlock' });
export type ShortBlock = z.infer<typeof shortBlock>;
