import { z } from 'zod';
import { LEVEL_LIMITS } from '../rules/casting.ts';
import { WAYS, type WayName } from '../rules/forms/ways.ts';
import { CREATURE_TYPES, SIZES } from '../rules/monster-vocabulary.ts';
import { namedSlug } from './entries.ts';
import { FORM_SORTS, type FormSort, MAX_FORM_BONUS, MOVEMENTS } from './form-options.ts';
import { wholeNumber } from './parameters.ts';

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const names = Object.keys(WAYS) as [WayName, ...WayName[]];
const sizes = oneOf(SIZES as unknown as [(typeof SIZES)[number], ...(typeof SIZES)[number][]]);
const types = oneOf(
  CREATURE_TYPES as unknown as [(typeof CREATURE_TYPES)[number], ...(typeof CREATURE_TYPES)[number][]],
);
const bonus = wholeNumber(0, MAX_FORM_BONUS).optional();
const score = wholeNumber(1, 60).optional();

export const formParameters = z.object({
  by: oneOf(names).default('wild-shape').meta({ description: 'How the form is taken; wild-shape without it' }),
  level: wholeNumber(LEVEL_LIMITS.lowest, LEVEL_LIMITS.highest)
    .optional()
    .meta({ description: 'Druid, caster or manifester level; the lowest that has it without' }),
  hd: wholeNumber(1, 60)
    .optional()
    .meta({ description: 'Hit Dice at most, where they are fewer than the level allows' }),
  size: sizes.optional().meta({ description: 'Size of the form' }),
  type: types.optional().meta({ description: 'Creature type of the form' }),
  move: oneOf(MOVEMENTS).optional().meta({ description: 'A movement beside walking that the form has' }),
  gains: z
    .string()
    .regex(/^[a-z][a-z' -]{0,59}$/, 'must be the name of a special attack or quality, such as improved grab')
    .optional()
    .meta({ description: 'A special attack or quality that the form gives: improved grab' }),
  base_attack: bonus.meta({
    description: 'Base attack bonus of who takes the form; that of the usual class without it',
  }),
  fort: bonus.meta({ description: 'Base Fortitude save bonus' }),
  reflex: bonus.meta({ description: 'Base Reflex save bonus' }),
  own_type: types.default('humanoid').meta({ description: 'Own creature type, which alter-self keeps' }),
  own_size: sizes.default('medium').meta({ description: 'Own size, from which alter-self leads one size away' }),
  str: score.meta({ description: 'Own Strength, which alter-self keeps; 10 without it' }),
  dex: score.meta({ description: 'Own Dexterity' }),
  con: score.meta({ description: 'Own Constitution' }),
  sort: oneOf(Object.keys(FORM_SORTS) as [FormSort, ...FormSort[]])
    .default('attack')
    .meta({ description: 'Order; the best full attack first without it' }),
  page: wholeNumber(1, 100).default(1),
});
export type FormParameters = z.output<typeof formParameters>;

const text = z.string().nullable();
const term = z.object({ label: z.string(), value: z.number() });

const form = z.object({
  slug: z.string(),
  name: z.string(),
  size_name: z.string(),
  type_name: z.string(),
  hit_dice: z.number(),
  speed: z.string(),
  armor_class: z.int().meta({ description: 'Without armor, which falls away' }),
  touch: z.int(),
  flat_footed: z.int(),
  armor_terms: z.array(term),
  full_attack: text,
  best_attack: z.int().nullable(),
  attack_terms: z.array(term).meta({ description: 'Of the highest attack bonus' }),
  average_damage: z.number().meta({ description: 'Of a full attack that hits with everything' }),
  str: z.int().nullable(),
  dex: z.int().nullable(),
  con: z.int().nullable(),
  fortitude: z.int(),
  reflex: z.int(),
  attacks: z.array(z.string()).meta({ description: 'Special attacks that come with it' }),
  qualities: z.array(z.string()).meta({ description: 'Special qualities that come with it' }),
});
export type Form = z.infer<typeof form>;

export const forms = z
  .object({
    by: oneOf(names),
    level: z.int(),
    most_hit_dice: z.int(),
    base_attack: z.int(),
    fortitude: z.int(),
    reflex: z.int(),
    total: z.int().meta({ description: 'Forms that fit' }),
    page: z.int(),
    pages: z.int(),
    sizes: z.array(namedSlug).meta({ description: 'Sizes of the forms at this level' }),
    types: z.array(namedSlug),
    gains: z.array(z.string()).meta({ description: 'Special attacks and qualities that forms give' }),
    forms: z.array(form),
  })
  .meta({ id: 'Forms' });
export type Forms = z.infer<typeof forms>;
