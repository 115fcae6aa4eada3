import { z } from 'zod';
import { ruleAddress } from './rules.ts';
import { entry, line, prose, source } from './shared.ts';

/** Keys of `content/vocabulary/glossary-categories.yaml`. */
export const GLOSSARY_CATEGORIES = [
  'condition',
  'ability',
  'alignment',
  'character',
  'action',
  'combat',
  'movement',
  'bonus',
  'equipment',
  'environment',
  'magic',
  'school',
  'spell-line',
  'psionics',
  'power-line',
  'monster',
  'creature-type',
  'subtype',
  'special-ability',
  'ability-type',
  'stat-block',
  'disease',
  'class-feature',
] as const;

/** What kind of action something is. `varies`: it takes the place of another one; `none`: it is no action. */
export const ACTION_TYPES = ['standard', 'move', 'full-round', 'free', 'swift', 'immediate', 'none', 'varies'] as const;

const action = z.strictObject({
  type: z.enum(ACTION_TYPES),
  /** Whether it provokes attacks of opportunity. */
  provokes: z.enum(['yes', 'no', 'maybe']),
  /** What either of the two depends on. */
  note: line.optional(),
});

const creatureType = z.strictObject({
  /** The number of sides. */
  hit_die: z.int(),
  base_attack: z.enum(['full', 'average', 'poor']),
  /** The saves that are good in every creature of the type. */
  good_saves: z.array(z.enum(['fortitude', 'reflex', 'will'])),
  /** Which other saves may be good. */
  saves_note: line.optional(),
  /** Skill points for each Hit Die before the Intelligence modifier. */
  skill_points: z.int().min(0),
  /** Its traits in Markdown, by name. */
  traits: z.record(line, line),
});

const disease = z.strictObject({
  infection: line,
  /** The DC of the Fortitude save; null where it depends on what infects. */
  dc: z.int().min(1).nullable(),
  incubation: line,
  damage: line,
});

/** One file of `content/glossary`. */
export const termSchema = z.strictObject({
  ...entry,
  ...source,
  category: z.enum(GLOSSARY_CATEGORIES),
  /** Word forms, in lower case. The first one in each rules text gets an explanation. */
  terms: z
    .array(line.refine((word) => word === word.toLowerCase(), 'must be in lower case'))
    .min(1)
    .optional(),
  /** The text of the explanation. */
  summary: line.max(240),
  /** The page of the rules, and the section, table or row there, that has the whole rule. */
  rule: ruleAddress.optional(),
  action: action.optional(),
  creature_type: creatureType.optional(),
  disease: disease.optional(),
  /** Whether the ability is extraordinary, supernatural, spell-like or psi-like. */
  tags: z
    .array(z.enum(['Ex', 'Su', 'Sp', 'Ps']))
    .min(1)
    .optional(),
  /** Figures and short facts in Markdown, by name: `Attack rolls: −2`. */
  facts: z.record(line, z.union([line, z.number()])).optional(),
  description: prose.optional(),
});
export type Term = z.infer<typeof termSchema>;
