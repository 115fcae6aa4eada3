import { z } from 'zod';
import { PARTY_LEVELS, PARTY_SIZES } from '../rules/encounters.ts';
import { namedSlug } from './entries.ts';

const MAX_GROUPS = 50;
const MAX_COUNT = 1000;
const MAX_RATING = 60;

/** Such as `ogre:2,troll`: without a number there is one. */
function counted<Key>(key: string, allowed: string, read: (text: string) => Key | null, most: number) {
  const message = `must be ${allowed}, each with its number after a colon: ${key}; at most ${MAX_GROUPS}, each 1 to ${most.toLocaleString('en')}`;
  return z
    .string()
    .transform((text, context) => {
      const groups = text.split(',').map((part) => {
        const [, name = '', count = '1'] = /^\s*([^:]+?)\s*(?::\s*(\d{1,4}))?\s*$/.exec(part) ?? [];
        return { key: read(name), count: Number(count) };
      });
      const fits =
        groups.length <= MAX_GROUPS &&
        groups.every(({ key: found, count }) => found !== null && count >= 1 && count <= most);
      if (!fits) context.addIssue({ code: 'custom', message });
      return groups.flatMap(({ key: found, count }) => (found === null ? [] : [{ key: found, count }]));
    })
    .optional();
}

const isSlug = (text: string) => (/^[a-z0-9-]{1,120}$/.test(text) ? text : null);

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

export const encounterParameters = z.object({
  creature: counted('ogre:2', 'slugs of monsters', isSlug, MAX_COUNT).meta({
    type: 'string',
    description: 'Monsters and how many: ogre:2; repeat it or join several by commas',
  }),
  cr: counted('3:2', `challenge ratings from 1/10 to ${MAX_RATING}`, ratingIn, MAX_COUNT).meta({
    type: 'string',
    description: 'Further creatures by their challenge rating: 3:2, 1/2:4',
  }),
  party: counted(
    '5:4',
    `levels from ${PARTY_LEVELS.lowest} to ${PARTY_LEVELS.highest}`,
    levelIn,
    PARTY_SIZES.highest,
  ).meta({ type: 'string', description: 'Levels of the party and how many have each: 5:4, or 5:3 and 6:1' }),
});
export type EncounterParameters = z.output<typeof encounterParameters>;

export const encounterLevelAnswer = z
  .object({
    encounter_level: z
      .union([z.int(), z.string()])
      .meta({ description: 'A number, or a fraction such as "1/2" below 1' }),
    creatures: z.array(
      namedSlug
        .extend({ challenge_rating: z.string(), count: z.int() })
        .meta({ description: 'The monsters that were named' }),
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
