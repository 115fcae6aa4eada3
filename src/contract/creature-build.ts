import { z } from 'zod';
import { ABILITIES, type Ability } from '../rules/abilities.ts';
import { ARRAYS, type ArrayName } from '../rules/creature/ability-arrays.ts';
import { FORMS } from '../rules/creature/forms.ts';
import { SIZES, type Size } from '../rules/monster-vocabulary.ts';
import { monster } from './monsters.ts';
import { wholeNumber } from './parameters.ts';

const MAX_STEPS = 10;
const MAX_POINTS = 60;
const MAX_FEATS = 60;
const MAX_DICE = 2000;
const SLUG = '[a-z0-9-]{1,80}';

/** Values joined by commas, each read on its own. */
function listed<Value>(pattern: RegExp, most: number, message: string, read: (parts: string[]) => Value) {
  return z
    .string()
    .transform((text, context) => {
      const values = text
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean);
      if (values.length <= most && values.every((value) => pattern.test(value)))
        return values.map((value) => read(value.split(':')));
      context.addIssue({ code: 'custom', message });
      return [];
    })
    .default([]);
}

export const creatureBuildParameters = z.object({
  hd: wholeNumber(1, MAX_DICE)
    .optional()
    .meta({ type: 'integer', description: 'Racial Hit Dice in all, from the printed ones up; size follows from them' }),
  template: listed(
    new RegExp(`^${SLUG}(?::${SLUG}(?::afflicted)?)?$`),
    MAX_STEPS,
    `must be slugs of templates, a variety after a colon: celestial, half-dragon:red; at most ${MAX_STEPS}`,
    ([template = '', variety, afflicted]) => ({ template, variety, afflicted: afflicted !== undefined }),
  ).meta({
    type: 'string',
    description:
      'Templates in the order in which they are laid on: celestial, half-dragon:red, lycanthrope:dire-boar (an infected one: ' +
      'lycanthrope:dire-boar:afflicted); repeat it or join several by commas',
  }),
  class: listed(
    new RegExp(`^${SLUG}:[1-9]\\d?$`),
    MAX_STEPS,
    `must be slugs of classes, each with its levels after a colon: fighter:4; at most ${MAX_STEPS}`,
    ([name = '', level]) => ({ class: name, level: Number(level) }),
  ).meta({
    type: 'string',
    description: 'Class levels that are added: fighter:4; repeat it or join several by commas',
  }),
  array: z
    .enum(Object.keys(ARRAYS) as [ArrayName, ...ArrayName[]], { error: 'must be one of standard, nonelite, elite' })
    .optional()
    .meta({ description: 'Ability scores in place of the printed ones; without it those stay' }),
  order: listed(
    new RegExp(`^(?:${ABILITIES.join('|')})$`),
    ABILITIES.length,
    `must be abilities, from the one that gets the best score on: ${ABILITIES.join(', ')}`,
    ([ability]) => ability as Ability,
  ).meta({
    type: 'string',
    description:
      'Of the array: abilities from the one that gets the best score on; by default what the class needs most',
  }),
  increase: listed(
    new RegExp(`^(?:${ABILITIES.join('|')})$`),
    MAX_POINTS,
    `must be abilities, each for one point: ${ABILITIES.join(', ')}`,
    ([ability]) => ability as Ability,
  ).meta({
    type: 'string',
    description: 'Ability points for every fourth Hit Die that is added: str; repeat it or join several by commas',
  }),
  feat: listed(
    new RegExp(`^${SLUG}(?::[a-z0-9 '-]{1,60})?$`),
    MAX_FEATS,
    `must be slugs of feats, what one is taken for after a colon: toughness, weapon-focus:claw; at most ${MAX_FEATS}`,
    ([feat = '', choice]) => ({ feat, choice }),
  ).meta({
    type: 'string',
    description: 'Feats for what was added, in the order in which they are taken: toughness, weapon-focus:claw',
  }),
  skill: listed(
    new RegExp(`^${SLUG}:[1-9]\\d?$`),
    MAX_FEATS,
    `must be slugs of skills, each with the added ranks after a colon: listen:5; at most ${MAX_FEATS}`,
    ([skill = '', ranks]) => ({ skill, ranks: Number(ranks) }),
  ).meta({ type: 'string', description: 'Ranks that are bought with the added skill points: listen:5' }),
  weapon: listed(
    new RegExp(`^${SLUG}:${SLUG}(?::(?:${SIZES.join('|')}))?(?::\\d{1,2})?$`),
    MAX_STEPS,
    `must be the weapon of an attack, a colon and the slug of another: greatclub:greatsword; after a further colon its size, or the strength rating of a composite bow: greatclub:greatsword:huge, javelin:longbow-composite:5; at most ${MAX_STEPS}`,
    ([attack = '', weapon = '', ...more]) => ({
      ...{ attack, weapon, size: more.find((part): part is Size => (SIZES as readonly string[]).includes(part)) },
      rating: more.filter((part) => /^\d/.test(part)).map(Number)[0],
    }),
  ).meta({
    type: 'string',
    description:
      'Weapons in place of its own: greatclub:greatsword; one that is made for another size: greatclub:greatclub:huge (−2 for each ' +
      'step); a composite bow with its strength rating: javelin:longbow-composite:5; one more weapon for the other hand: ' +
      'off-hand:dagger; repeat it or join several by commas',
  }),
  form: z
    .enum(FORMS, { error: 'must be one of base, animal, hybrid' })
    .optional()
    .meta({ description: 'The form of a lycanthrope; without it the humanoid one, base' }),
  augment: z
    .enum(['0', '1'], { error: 'must be 1, or 0' })
    .default('0')
    .transform((value) => value === '1')
    .meta({ type: 'string', enum: ['0', '1'], description: '1 for Augment Summoning' }),
});

/** What a creature can be built with. */
export const creatureOptions = z
  .object({
    templates: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        applies_to: z.string().meta({ description: 'Which creatures may have it' }),
        varieties: z.array(z.object({ slug: z.string(), name: z.string() })),
      }),
    ),
    classes: z.array(z.object({ slug: z.string(), name: z.string() })),
    weapons: z.array(z.object({ slug: z.string(), name: z.string() })),
    feats: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        choice: z.string().nullable().meta({ description: 'What it is taken for: weapon' }),
      }),
    ),
  })
  .meta({ id: 'CreatureOptions' });
export type CreatureOptions = z.infer<typeof creatureOptions>;

const term = z.object({ label: z.string(), value: z.number() });

export const creatureChange = z.object({
  field: z.string().meta({ description: 'The field of the document; beside them feats (how many) and skill_points' }),
  from: z.unknown().meta({ description: 'What the printed document has' }),
  to: z.unknown().meta({ description: 'What this document has' }),
  terms: z.array(term).meta({ description: 'Of a number: what adds up to it, from the printed figure on' }),
});
export type CreatureChange = z.infer<typeof creatureChange>;

export const builtMonster = monster
  .extend({
    build: z
      .object({
        changes: z.array(creatureChange),
        notes: z.array(z.string()).meta({ description: 'What was decided, and what is left to choose' }),
        weapons: z
          .array(z.object({ slug: z.string(), name: z.string() }))
          .meta({ description: 'Its attacks with weapons that the parameter weapon can replace' }),
      })
      .meta({ description: 'What differs from the printed creature' }),
  })
  .meta({ id: 'BuiltMonster' });
export type BuiltMonster = z.infer<typeof builtMonster>;
