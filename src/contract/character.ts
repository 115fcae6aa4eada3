import { z } from 'zod';
import { ABILITIES } from '../rules/abilities.ts';
import { ALIGNMENTS } from '../rules/alignment.ts';
import { MISSING_KINDS, STATES } from '../rules/character/missing.ts';
import { CHARACTER_LIMITS } from './character-limits.ts';
import { FEAT_GROUPS } from './feat-filters.ts';
import { booksParameter } from './parameters.ts';

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
  books: booksParameter,
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

const text = (description: string, most: number = CHARACTER_LIMITS.textLength) =>
  z.string().max(most, `must have at most ${most} characters`).optional().meta({ description });
/** Characters of a list in an address. */
const LONG_TEXT = 12_000;

/** The character of an address. What is in it is read by `readPlan`. */
export const characterPlanParameters = z.object({
  ...characterParameters.shape,
  view: z
    .enum(['now', 'plan'], { error: 'must be now or plan' })
    .optional()
    .meta({ description: 'What is worked out: feats, classes and the next level, or plan, every level of the plan' }),
  name: text('Its name', CHARACTER_LIMITS.nameLength),
  race: text('Name or slug of the race: elf. Human without it'),
  alignment: text('Slug of the alignment: chaotic-good'),
  deity: text('Name or slug of the deity'),
  levels: text('Classes in the order of the levels, with how many of each: fighter 5, wizard 2, fighter 1', LONG_TEXT),
  class: text('A class, for a character of one class, in place of levels'),
  level: text('Its level: 1 without it'),
  reached: text('How many of the levels it has; the others are planned. All without it'),
  str: text('The score now, with race and increases: 10 without it'),
  dex: text('As str'),
  con: text('As str'),
  int: text('As str'),
  wis: text('As str'),
  cha: text('As str'),
  increases: text('The score that a character level raises: int@4, int@8'),
  feats: text('Dodge, Weapon Focus (longsword), with the character level where it is known: cleave@6', LONG_TEXT),
  ranks: text('Hide 8, Knowledge (arcana) 4', LONG_TEXT),
  raises: text('Ranks from a character level on, planned or had: hide:10@8', LONG_TEXT),
  spells: text('Known spells, where it matters', LONG_TEXT),
  domains: text('Domains of a cleric', LONG_TEXT),
  confirmed: text('Texts of conditions of kind ask that the player affirms, with | between them', LONG_TEXT),
});

const check = z.object({
  about: z.string(),
  name: z.string(),
  met: z.boolean(),
  missing: z.array(missing),
});
const namedSlug = z.object({ slug: z.string(), name: z.string() });
const baseSaves = z.object({ fortitude: z.int(), reflex: z.int(), will: z.int() });

export const characterPlanAnswer = characterAnswer
  .extend({
    query: z.string().meta({ description: 'The character as the parameters of an address, each feat with its level' }),
    sentence: z.string().meta({ description: 'Elf fighter 5/wizard 2, chaotic good, level 7' }),
    classes: z.array(standing.extend({ prestige: z.boolean() })),
    reached: z.int().meta({ description: 'How many of the class levels it has' }),
    class_levels: z.string().meta({ description: 'Fighter 5/wizard 2' }),
    initiative: sum,
    grapple: sum,
    melee: sum.meta({ description: 'The first attack of a full one, with Strength and size' }),
    ranged: sum.meta({ description: 'The first attack, with Dexterity and size' }),
    skills: z.array(
      z.object({
        key: z.string().meta({ description: 'hide, knowledge:arcana' }),
        skill: z.string().meta({ description: 'The slug of its entry' }),
        name: z.string(),
        ranks: z.number(),
        class_skill: z.boolean(),
        most: z.number(),
        bonus: sum.nullable().meta({ description: 'Ranks, ability and feats; null for skills without checks' }),
      }),
    ),
    next_levels: z.array(
      z.object({
        class: z.string(),
        name: z.string(),
        level: z.int(),
        changes: z.array(z.string()),
        choices: z.array(z.string()),
        feats: z.array(namedSlug).meta({ description: 'Feats that it opens' }),
        classes: z.array(namedSlug),
      }),
    ),
    plan: z.array(
      z.object({
        level: z.int().meta({ description: 'Of the character, racial Hit Dice included' }),
        class: z.string(),
        name: z.string(),
        class_level: z.int(),
        reached: z.boolean(),
        attacks: z.array(z.int()),
        saves: baseSaves,
        caster_level: z.int(),
        feats: z.array(z.object({ feat: z.string(), name: z.string() })),
        increase: z.enum(ABILITIES).nullable(),
        raises_ability: z.boolean().meta({ description: 'Whether the level raises a score, chosen or not' }),
        raises: z.array(z.object({ name: z.string(), ranks: z.number() })),
        checks: z.array(check),
        open: z.array(z.string()).meta({ description: 'What gives the slots for feats that are still open' }),
        opens: z.array(namedSlug).meta({ description: 'Prestige classes that can be entered from the next level on' }),
      }),
    ),
  })
  .meta({ id: 'CharacterPlan' });
export type CharacterPlanAnswer = z.infer<typeof characterPlanAnswer>;

const table = (description: string) => z.record(z.string(), z.looseObject({})).meta({ description });

export const characterFacts = z
  .object({
    races: table('Race → its facts'),
    classes: table('Class → its level table, requirements and class skills'),
    feats: table('Feat → its types and prerequisites'),
    skills: table('Skill → its name, key ability and kinds'),
    spells: table('Spell → its name, schools and levels'),
    domains: z.record(z.string(), z.string()).meta({ description: 'Domain → its name' }),
    deities: table('Deity → its alignment, domains and favored weapons'),
    weapons: table('Weapon → its name and whether it is simple, martial or exotic'),
  })
  .meta({ id: 'CharacterFacts' });

export const characterOptions = z.object({ races: z.array(namedSlug), classes: z.array(namedSlug) });
export type CharacterOptions = z.infer<typeof characterOptions>;
