import { z } from 'zod';
import { PARTY_LEVELS, PARTY_SIZES } from '../rules/encounters.ts';
import { CLIMATES, TERRAINS } from '../rules/habitats.ts';
import { allBuiltParts, MAX_BUILT } from './built-creatures.ts';
import {
  ENCOUNTER_LEVELS,
  ENCOUNTER_LINES,
  KIND_COUNTS,
  MANNERS,
  MAX_ENCOUNTER_AGAIN,
  MAX_ENCOUNTERS,
  MAX_PRINTED_KINDS,
  TRAP_MARK,
} from './encounter-options.ts';
import { namedSlug } from './entries.ts';
import { booksParameter, wholeNumber, yesOrNo } from './parameters.ts';
import { seed } from './seed.ts';

const MAX_COUNT = 1000;
const MAX_RATING = 60;

/** Such as `ogre:2,troll`: without a number there is one. */
function counted<Key>(key: string, allowed: string, read: (text: string) => Key | null, most: number) {
  const message = `must be ${allowed}, each with its number after a colon: ${key}; at most ${MAX_PRINTED_KINDS}, each 1 to ${most.toLocaleString('en')}`;
  return z
    .string()
    .transform((text, context) => {
      const groups = text.split(',').map((part) => {
        const [, name = '', count = '1'] = /^\s*([^:]+?)\s*(?::\s*(\d{1,4}))?\s*$/.exec(part) ?? [];
        return { key: read(name), count: Number(count) };
      });
      const fits =
        groups.length <= MAX_PRINTED_KINDS &&
        groups.every(({ key: found, count }) => found !== null && count >= 1 && count <= most);
      if (!fits) context.addIssue({ code: 'custom', message });
      return groups.flatMap(({ key: found, count }) => (found === null ? [] : [{ key: found, count }]));
    })
    .optional();
}

const isSlug = (text: string) => (/^[a-z0-9-]{1,120}$/.test(text) ? text : null);

/** The slug of a monster, or that of a trap after its mark. */
function partIn(text: string): { kind: 'monsters' | 'traps'; slug: string } | null {
  const isTrap = text.startsWith(TRAP_MARK);
  const slug = isSlug(isTrap ? text.slice(TRAP_MARK.length) : text);
  return slug === null ? null : { kind: isTrap ? 'traps' : 'monsters', slug };
}

/** `7` or `1/2`, as a number. */
function ratingIn(text: string): number | null {
  const [, whole, below] = /^(?:([1-9]\d?)|1\/(2|3|4|6|8|10))$/.exec(text) ?? [];
  if (below !== undefined) return 1 / Number(below);
  return whole === undefined || Number(whole) > MAX_RATING ? null : Number(whole);
}

function levelIn(text: string): number | null {
  const level = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return level >= PARTY_LEVELS.lowest && level <= PARTY_LEVELS.highest ? level : null;
}

/** Creatures that are built, as addresses name them: `ogre:2?class=fighter:4`. */
const built = z
  .string()
  .transform((text, context) => {
    const parts = allBuiltParts(text) ?? [];
    const fits =
      parts.length > 0 && parts.length <= MAX_BUILT && parts.every(({ count }) => Number(count) <= MAX_COUNT);
    if (!fits)
      context.addIssue({
        code: 'custom',
        message: `must be monsters, each with its number after a colon and, after a question mark, what it is built with: ogre:2?class=fighter:4; at most ${MAX_BUILT}, each 1 to ${MAX_COUNT.toLocaleString('en')}`,
      });
    return parts.map((part) => ({ ...part, count: Number(part.count) }));
  })
  .optional();

const party = counted(
  '5:4',
  `levels from ${PARTY_LEVELS.lowest} to ${PARTY_LEVELS.highest}`,
  levelIn,
  PARTY_SIZES.highest,
).meta({ type: 'string', description: 'Levels of the party and how many have each: 5:4, or 5:3 and 6:1' });

export const encounterParameters = z.object({
  creature: counted('ogre:2', 'slugs of monsters', isSlug, MAX_COUNT).meta({
    type: 'string',
    description: 'Monsters and how many: ogre:2; repeat it or join several by commas',
  }),
  built: built.meta({
    type: 'string',
    description:
      'Creatures that are built of monsters, with the parameters of /api/monsters/{slug}/build: ogre:2?class=fighter:4; join several by commas',
  }),
  cr: counted('3:2', `challenge ratings from 1/10 to ${MAX_RATING}`, ratingIn, MAX_COUNT).meta({
    type: 'string',
    description: 'Further creatures by their challenge rating: 3:2, 1/2:4',
  }),
  party,
});
export type EncounterParameters = z.output<typeof encounterParameters>;

const buildOf = z
  .string()
  .optional()
  .meta({ description: 'What it is built with: class=fighter:4; absent as printed' });

export const encounterLevelAnswer = z
  .object({
    encounter_level: z
      .union([z.int(), z.string()])
      .meta({ description: 'A number, or a fraction such as "1/2" below 1' }),
    creatures: z.array(
      namedSlug
        .extend({ challenge_rating: z.string(), count: z.int(), build: buildOf })
        .meta({ description: 'The monsters that were named, then those that are built' }),
    ),
    experience: z
      .object({
        total: z.int().meta({ description: 'What all get together' }),
        each: z
          .array(z.object({ level: z.int(), points: z.int() }))
          .meta({ description: 'For each party parameter the points of one person' }),
      })
      .nullable()
      .meta({ description: 'Null without a party' }),
    difficulty: z
      .enum(['easy', 'challenging', 'very difficult', 'overpowering'])
      .nullable()
      .meta({ description: 'Null without a party' }),
    notes: z.array(z.string()).meta({ description: 'What the table of experience leaves to the Dungeon Master' }),
  })
  .meta({ id: 'EncounterLevel' });
export type EncounterLevelAnswer = z.infer<typeof encounterLevelAnswer>;

const slugs = (what: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+){0,49}$/, `must be slugs of ${what} joined by commas`)
    .transform((text) => text.split(','))
    .optional();

const climates = Object.keys(CLIMATES);
const terrains = Object.keys(TERRAINS);
const ENVIRONMENT = new RegExp(`^(?:(${climates.join('|')})|(?:(${climates.join('|')})-)?(${terrains.join('|')}))$`);

/** `forest`, `cold` or `cold-forest`. */
const environment = z
  .string()
  .regex(
    ENVIRONMENT,
    `must be a climate (${climates.join(', ')}), a terrain (${terrains.join(', ')}), or both: cold-forest`,
  )
  .transform((text) => {
    const [, climate, before, terrain] = ENVIRONMENT.exec(text) ?? [];
    return { climate: climate ?? before ?? null, terrain: terrain ?? null };
  })
  .optional();

const line = (number: number) =>
  counted('ogre:2', `slugs of monsters, those of traps after ${TRAP_MARK}`, partIn, MAX_COUNT).meta({
    type: 'string',
    description: `What line ${number} is, in place of what the seed gives: ogre:2,worg`,
  });

export const findParameters = z.object({
  level: wholeNumber(ENCOUNTER_LEVELS.lowest, ENCOUNTER_LEVELS.highest)
    .optional()
    .meta({ description: 'Encounter level; that of the party without it' }),
  environment: environment.meta({
    type: 'string',
    description: 'Climate, terrain or both, as of the monster list: cold, forest, cold-forest',
  }),
  type: slugs('creature types').meta({ type: 'string', description: 'Creature types (slugs)' }),
  books: booksParameter,
  met: z
    .enum(Object.keys(MANNERS) as (keyof typeof MANNERS)[], {
      error: `must be one of ${Object.keys(MANNERS).join(', ')}`,
    })
    .optional()
    .meta({ description: 'How they are met: lone, patrol or lair; any without' }),
  kinds: wholeNumber(1, Object.keys(KIND_COUNTS).length)
    .optional()
    .meta({ description: 'How many kinds of creature; one or two without' }),
  traps: yesOrNo.optional().meta({ description: 'Whether traps count in' }),
  party,
  count: wholeNumber(1, MAX_ENCOUNTERS)
    .default(ENCOUNTER_LINES)
    .meta({ description: `How many are found; ${ENCOUNTER_LINES} without` }),
  seed: seed.meta({
    description: 'The same seed finds the same encounters; without one, a random seed is drawn and returned',
  }),
  again: z
    .string()
    .regex(
      /^\d{1,3}(?:,\d{1,3}){0,7}$/,
      `must be whole numbers up to ${MAX_ENCOUNTER_AGAIN} joined by commas, one for each line`,
    )
    .transform((text) => text.split(',').map(Number))
    .default([])
    .meta({ type: 'string', description: 'How often each line was found anew: 0,2 finds another second one' }),
  built: built.meta({
    type: 'string',
    description:
      'Creatures that are built, which stand in line 1 beside those of line1: ogre:2?class=fighter:4; join several by commas',
  }),
  line1: line(1),
  line2: line(2),
  line3: line(3),
  line4: line(4),
});
export type FindParameters = z.output<typeof findParameters>;

const figures = encounterLevelAnswer.shape;

const partFields = {
  ...namedSlug.shape,
  count: z.int(),
  challenge_rating: z.string(),
  swap: namedSlug.nullable().meta({ description: 'Another of the same challenge rating' }),
  anew: namedSlug
    .extend({ count: z.int() })
    .nullable()
    .meta({ description: 'Another kind with which the encounter keeps its level; null in lines that the seed finds' }),
};

export const foundEncounter = z.object({
  level: figures.encounter_level,
  creatures: z.array(
    z.object({
      ...partFields,
      build: buildOf,
      treasure: z.string().nullable().meta({ description: 'As its stat block has it' }),
    }),
  ),
  traps: z.array(z.object(partFields)),
  group: z
    .string()
    .nullable()
    .meta({ description: 'What its organization line calls it; null for creatures put together' }),
  met: z.enum(Object.keys(MANNERS) as (keyof typeof MANNERS)[]).nullable(),
  beside: z.array(z.string()).meta({ description: 'Those who are there but do not fight' }),
  experience: figures.experience,
  difficulty: figures.difficulty,
  notes: figures.notes,
  kept: z.int().min(0).max(1).meta({ description: '1 for a line that the address states' }),
});
export type FoundEncounter = z.infer<typeof foundEncounter>;

export const foundEncounters = z
  .object({
    seed: z.int(),
    level: z.int(),
    difficulty: figures.difficulty.meta({ description: 'Of an encounter of the level; null without a party' }),
    encounters: z.array(foundEncounter.nullable()).meta({ description: 'One for each line; null where nothing fits' }),
  })
  .meta({ id: 'FoundEncounters' });
export type FoundEncounters = z.infer<typeof foundEncounters>;
