import { z } from 'zod';
import { ABILITIES } from '../rules/abilities.ts';
import { ALIGNMENTS } from '../rules/alignment.ts';
import { MISSING_KINDS, STATES } from '../rules/character/missing.ts';
import { FEAT_GROUPS } from './feat-filters.ts';

/** Bounds of a character: enough for any of the game, and little work for the site. */
export const CHARACTER_LIMITS = {
  nameLength: 200,
  slugLength: 100,
  choiceLength: 100,
  textLength: 300,
  level: 60,
  score: 99,
  classes: 20,
  ranks: 100,
  mostRanks: 99,
  feats: 100,
  spells: 500,
  domains: 20,
  confirmed: 50,
} as const;

const slug = (what: string) =>
  z
    .string({ error: `must be the slug of ${what}` })
    .min(1, `must be the slug of ${what}`)
    .max(CHARACTER_LIMITS.slugLength, `must be the slug of ${what}`);
const list = <Item extends z.ZodType>(item: Item, most: number, what: string) =>
  z.array(item, { error: `must be a list of ${what}` }).max(most, `must have at most ${most} ${what}`);
const wholeNumber = (most: number) => {
  const message = `must be a whole number from 1 to ${most}`;
  return z.int({ error: message }).min(1, message).max(most, message);
};

const score = wholeNumber(CHARACTER_LIMITS.score);
const RANKS = `must be ranks from 0 to ${CHARACTER_LIMITS.mostRanks}, whole or half ones`;
const CHOICE = `must be a text of at most ${CHARACTER_LIMITS.choiceLength} characters`;
const choice = z
  .string({ error: CHOICE })
  .min(1, CHOICE)
  .max(CHARACTER_LIMITS.choiceLength, CHOICE)
  .meta({ description: 'What it was taken for: longsword, conjuration, knowledge:arcana' });

const feat = z.union([slug('a feat'), z.object({ feat: slug('a feat'), choice: choice.optional() })], {
  error: 'must be the slug of a feat, or feat and choice',
});

const NAME = `must be a text of at most ${CHARACTER_LIMITS.nameLength} characters`;

export const characterRequest = z
  .object(
    {
      name: z.string({ error: NAME }).max(CHARACTER_LIMITS.nameLength, NAME).optional(),
      race: slug('a race'),
      alignment: z.enum(ALIGNMENTS, { error: `must be one of ${ALIGNMENTS.join(', ')}` }).optional(),
      deity: slug('a deity').optional(),
      size: z
        .enum(['small', 'medium', 'large', 'huge', 'gargantuan', 'colossal'], {
          error: 'must be small, medium, large, huge, gargantuan or colossal',
        })
        .optional()
        .meta({ description: 'The race’s without it' }),
      abilities: z
        .object(
          Object.fromEntries(ABILITIES.map((ability) => [ability, score])) as Record<
            (typeof ABILITIES)[number],
            typeof score
          >,
          {
            error: `must be the six final scores: ${ABILITIES.join(', ')}`,
          },
        )
        .meta({ description: 'Final scores, with race and level' }),
      classes: list(
        z.object(
          { class: slug('a class'), level: wholeNumber(CHARACTER_LIMITS.level) },
          { error: 'must be a class and its level' },
        ),
        CHARACTER_LIMITS.classes,
        'classes',
      )
        .min(1, 'must name a class')
        .refine(
          (classes) => classes.reduce((sum, { level }) => sum + level, 0) <= CHARACTER_LIMITS.level,
          `must have at most ${CHARACTER_LIMITS.level} levels together`,
        )
        .meta({ description: 'In the order in which the first level of each was taken' }),
      ranks: z
        .record(
          z.string().max(CHARACTER_LIMITS.slugLength),
          z.number({ error: RANKS }).min(0, RANKS).max(CHARACTER_LIMITS.mostRanks, RANKS).multipleOf(0.5, RANKS),
          { error: 'must be ranks by skill' },
        )
        .refine(
          (ranks) => Object.keys(ranks).length <= CHARACTER_LIMITS.ranks,
          `must have at most ${CHARACTER_LIMITS.ranks} skills`,
        )
        .default({})
        .meta({ description: 'By skill, with its kind after a colon: hide, knowledge:arcana' }),
      feats: list(feat, CHARACTER_LIMITS.feats, 'feats').default([]),
      spells: list(slug('a spell'), CHARACTER_LIMITS.spells, 'spells')
        .optional()
        .meta({ description: 'Known spells, where it matters: of wizards, sorcerers, bards' }),
      domains: list(slug('a domain'), CHARACTER_LIMITS.domains, 'domains').default([]),
      confirmed: list(z.string().max(CHARACTER_LIMITS.textLength), CHARACTER_LIMITS.confirmed, 'texts')
        .default([])
        .meta({ description: 'Texts of conditions of kind ask that the player affirms' }),
    },
    { error: 'must be a character as a JSON object' },
  )
  .meta({ id: 'CharacterRequest' });
export type CharacterRequest = z.output<typeof characterRequest>;

export const characterParameters = z.object({
  group: z
    .enum(FEAT_GROUPS, { error: `must be one of ${FEAT_GROUPS.join(', ')}` })
    .optional()
    .meta({ description: 'Only feats of this part of the rules' }),
});

const term = z.object({ label: z.string(), value: z.number() });
const terms = z.array(term).meta({ description: 'What it is the sum of' });
const sum = z.object({ total: z.number(), terms });
const save = z.object({ base: z.int(), total: z.int(), terms });

const missing = z.object({
  kind: z.enum(MISSING_KINDS).meta({ description: 'ask: only a person can say' }),
  text: z.string(),
  have: z.union([z.number(), z.string()]).nullable(),
  need: z.union([z.number(), z.string(), z.array(z.string())]).nullable(),
});

const standing = z
  .object({
    slug: z.string(),
    name: z.string(),
    state: z.enum(STATES).meta({
      description:
        'had: taken or granted; eligible; one-step: one condition is missing; no; ask: what is left, a person must say; unknown: its requirements are not known',
    }),
    missing: z.array(missing),
    choices: z
      .array(z.string())
      .optional()
      .meta({ description: 'What is left to choose, of a closed set; where it is had, what it was taken for' }),
  })
  .meta({ id: 'Standing' });

const perLevel = z.array(z.int()).meta({ description: 'By spell level from 0' });

export const characterAnswer = z
  .object({
    name: z.string().nullable(),
    level: z.int().meta({ description: 'Class levels and racial Hit Dice' }),
    effective_level: z.int().meta({ description: 'With the level adjustment, for experience and wealth' }),
    base_attack: z.int(),
    base_attack_terms: terms,
    attacks: z.array(z.int()).meta({ description: 'Of a full attack, without Strength' }),
    saves: z.object({ fortitude: save, reflex: save, will: save }),
    hit_points: sum.meta({ description: 'On average; the first Hit Die at its maximum' }),
    skill_points: z.int().meta({ description: 'At the final Intelligence, which is the most that there can be' }),
    skill_points_terms: terms,
    skill_points_spent: z.number().meta({ description: 'The least that the ranks can cost' }),
    max_ranks: z.object({ class: z.number(), cross_class: z.number() }),
    ability_increases: z.int().meta({ description: 'Points from levels, which the scores have already' }),
    caster_levels: z.array(
      z.object({
        class: z.string(),
        caster_level: z.int(),
        spells_per_day: perLevel,
        domain_slots: perLevel.optional(),
        highest_level: z.int().nullable().meta({ description: 'Of spells that the key ability can cast' }),
      }),
    ),
    manifester_levels: z.array(
      z.object({ class: z.string(), manifester_level: z.int(), highest_level: z.int().nullable() }),
    ),
    power_points: sum,
    sneak_attack: z.string().nullable().meta({ description: 'Of all classes: 4d6' }),
    class_features: z
      .array(z.object({ class: z.string(), level: z.int(), text: z.string() }))
      .meta({ description: 'The entries of the classes’ Special columns' }),
    favored_class: z.string().nullable().meta({ description: 'A class, or any' }),
    experience_penalty: z.object({ percent: z.int(), classes: z.array(z.string()) }),
    feat_slots: z.array(
      z.object({
        from: z.string(),
        feat: z.string().optional(),
        choice: z.string().optional(),
        optional: z.boolean().optional().meta({ description: 'Where it may be something else than a feat' }),
      }),
    ),
    granted_feats: z.array(z.object({ feat: z.string(), choice: z.string().optional(), from: z.string() })),
    feats: z.array(standing),
    classes: z.array(standing),
    findings: z.array(
      z.object({
        severity: z.enum(['error', 'warning']),
        about: z.string().meta({ description: 'A slug of the request, or feats, skill_points, domains, experience' }),
        message: z.string(),
        source: z.string(),
      }),
    ),
  })
  .meta({ id: 'Character' });
export type CharacterAnswer = z.infer<typeof characterAnswer>;
