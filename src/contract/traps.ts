import { z } from 'zod';
import { detailFields, listOf, namedBy, namedSlug, verification } from './entries.ts';
import { choice, listParameters, sortBy, yesOrNo } from './parameters.ts';
import { integerRanges, ratingRanges } from './ranges.ts';

export const trapParameters = z.object({
  ...listParameters,
  cr: ratingRanges('Challenge rating').optional(),
  type: choice('Type: mechanical, magic').optional(),
  trigger: choice('Trigger (slug): location, proximity, touch, timed, visual, spell').optional(),
  reset: choice('Reset (slug): none, repair, manual, automatic').optional(),
  bypass: choice('Bypass (slug): lock, hidden-switch, hidden-lock, none').optional(),
  attack: choice('Kind of attack (slug): melee, ranged, touch, none').optional(),
  save: choice('Saving throw, against its poison too (slug): reflex, fortitude, will, none').optional(),
  damage: choice(
    'What harms (slug): weapon, fall, crush, poison, drowning, or a type of damage such as fire',
  ).optional(),
  poison: yesOrNo.optional().meta({ description: 'Whether it is poisoned' }),
  search_dc: integerRanges('DC of the Search check', 1, 99).optional(),
  disable_dc: integerRanges('DC of the Disable Device check', 1, 99).optional(),
  cost_gp: integerRanges('Cost in gold pieces', 0, 999_999).optional(),
  rulebook: choice('Rulebook (slug or name)').optional(),
  sort: sortBy('traps'),
});
export type TrapParameters = z.output<typeof trapParameters>;

const text = z.string().nullable();

export const trapCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    challenge_rating: z.int().min(1),
    type: z.enum(['mechanical', 'magic']),
    type_name: z.string().meta({ description: 'Mechanical, Magic device or Spell' }),
    trigger: z.string().meta({ description: 'Slug: location, proximity, visual, touch, timed, spell' }),
    trigger_text: z.string().meta({ description: 'With what stands in brackets after it: proximity (alarm)' }),
    reset: z.string().meta({ description: 'Slug: none, repair, manual, automatic' }),
    reset_text: z.string(),
    attack: text.meta({ description: 'The attack rolls with their damage' }),
    save: text.meta({ description: 'The saves that it allows itself; its poison has its own' }),
    damage: text.meta({ description: 'What it deals: of attacks what a hit deals' }),
    search_dc: z.int(),
    disable_dc: z.int(),
    cost_gp: z.int(),
    cost_xp: z.int().nullable(),
    cost_text: z.string().meta({ description: 'The cost as printed' }),
    rulebook_name: z.string(),
  })
  .meta({ id: 'TrapCard' });
export type TrapCard = z.infer<typeof trapCard>;

const attack = z.object({
  bonus: z.int(),
  reach: z.enum(['melee', 'ranged']),
  touch: z.boolean(),
  damage: text,
  critical: text.meta({ description: 'Threat range or multiplier; null for 20/×2' }),
  count: text.meta({ description: 'How many strike each target, if more than one' }),
  with: text.meta({ description: 'What strikes' }),
  poisoned: z.boolean(),
  effect: text.meta({ description: 'What a hit does in place of damage' }),
});
export type TrapAttack = z.infer<typeof attack>;

const save = z.object({ save: z.enum(['reflex', 'fortitude', 'will']), dc: z.int(), effect: text });
const damage = z.object({ dice: z.string(), type: text, note: text });

const poison = namedSlug.extend({
  method: z.string(),
  dc: z.int().meta({ description: 'As the trap prints it; a few differ from the poison’s own' }),
  initial: z.string(),
  secondary: z.string(),
});

const spell = namedSlug.extend({
  caster_slug: z.string(),
  caster_name: z.string(),
  caster_level: z.int(),
  metamagic: text,
  note: text,
});

const bypass = z.object({
  slug: z.string(),
  name: z.string(),
  search_dc: z.int().nullable(),
  open_lock_dc: z.int().nullable(),
});

const spikes = z.object({
  bonus: z.int(),
  count: z.string().meta({ description: 'How many attack each who falls in' }),
  damage: z.string(),
  poisoned: z.boolean(),
});

export const trap = trapCard
  .extend({
    ...detailFields,
    summary: z.string(),
    trigger_spell: namedSlug.nullable().meta({ description: 'The spell by which it notices intruders' }),
    trigger_note: text.meta({ description: 'What else stands in brackets after the trigger' }),
    bypass: bypass.nullable(),
    multiple_traps: text.meta({ description: 'The traps that it is really made of' }),
    attacks: z.array(attack),
    spells: z.array(spell),
    saves: z.array(save),
    damages: z.array(damage).meta({ description: 'What it deals without an attack of its own' }),
    depth: z.int().nullable().meta({ description: 'Of a pit, in feet' }),
    targets: text.meta({ description: 'Whom it affects, if more than one' }),
    pit_spikes: spikes.nullable(),
    gas: z.boolean(),
    liquid: z.boolean(),
    never_miss: z.boolean(),
    no_attack_roll: z.boolean(),
    onset_delay: z.int().nullable().meta({ description: 'In rounds' }),
    poison: poison.nullable(),
    craft_dc: z.int().nullable().meta({ description: 'Of the Craft (trapmaking) check; null for magic traps' }),
    verification,
    craft_days: z.int().nullable().meta({ description: 'Days to make a magic device; null for other traps' }),
    description_html: z.string(),
    group_name: z.string().meta({ description: 'What kind of trap it is: Pits, Gas, Ranged attacks …' }),
    same_group: z
      .array(namedSlug.extend({ challenge_rating: z.int() }))
      .meta({ description: 'The other traps of its kind, by challenge rating' }),
    named_by: z.array(namedBy),
  })
  .meta({ id: 'Trap' });
export type Trap = z.infer<typeof trap>;

export const trapList = listOf('traps', trapCard);
export type TrapList = z.infer<typeof trapList>;

export const trapFilters = z.object({
  challenge_ratings: z.array(z.string()),
  types: z.array(namedSlug),
  triggers: z.array(namedSlug),
  resets: z.array(namedSlug),
  bypasses: z.array(namedSlug),
  attacks: z.array(namedSlug),
  saves: z.array(namedSlug),
  damage: z.array(namedSlug),
});
export type TrapFilters = z.infer<typeof trapFilters>;
