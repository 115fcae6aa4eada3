import type { ListedKind } from '../../contract/coverage.ts';
import { fold, slugify } from '../../contract/slug.ts';
import { capitalized } from '../../rules/capitalized.ts';
import { challengeRatingValue } from '../../rules/challenge-rating.ts';
import { resistanceKinds, saveKinds } from '../../rules/spell-kinds.ts';
import type { CompileContext } from '../compile-context.ts';
import { inWords } from '../compile-context.ts';
import type { ListedRow } from '../schema/listed.ts';

/** The values that a filter reads, by the filter's parameter. */
type FilterValues = Readonly<Record<string, readonly (string | number)[]>>;

/** What is known of an entry beside its place. */
export type ListedFacts = {
  /** What it is, in a few words; null where it is a plain one of its kind. */
  type: string | null;
  /** What one compares it by. */
  fact: string | null;
  facts: readonly (readonly [label: string, value: string | null])[];
  filters: FilterValues;
};

/** What is known of each kind's rows. What a row does not have is absent. */
export const LISTED_FACTS: {
  readonly [Kind in ListedKind]: (row: ListedRow<Kind>, context: CompileContext) => ListedFacts;
} = { spells: spellFacts, feats: featFacts, classes: classFacts, monsters: monsterFacts };

function featFacts({ type }: ListedRow<'feats'>, context: CompileContext): ListedFacts {
  return { type: type === undefined ? null : context.word('listed-types', type), fact: null, facts: [], filters: {} };
}

/** The component of each filter, and how stat lines write it. */
const COMPONENTS = {
  verbal: ['V'],
  somatic: ['S'],
  material: ['M', 'M/DF'],
  focus: ['F', 'F/DF'],
  divine_focus: ['DF', 'M/DF', 'F/DF'],
  xp: ['XP'],
} as const satisfies Record<string, readonly string[]>;

function spellFacts(row: ListedRow<'spells'>, context: CompileContext): ListedFacts {
  const { school, levels = {}, domains = {}, components } = row;
  const levelText = levelLine(levels, domains, context);
  const schoolName = school === undefined ? null : context.word('schools', school);
  const lines = {
    casting_time: row.casting_time,
    range: row.range,
    duration: row.duration,
    saving_throw: row.saving_throw,
    spell_resistance: row.spell_resistance,
  };
  const words = Object.entries(lines).flatMap(([name, text]) => (text === undefined ? [] : [[name, [fold(text)]]]));
  const flags = Object.entries(COMPONENTS).flatMap(([name, written]) =>
    components === undefined
      ? []
      : [[name, [components.some((part) => written.some((w) => w === part)) ? 'yes' : 'no']]],
  );
  const saves = row.saving_throw === undefined ? [] : saveKinds(row.saving_throw);
  return {
    type: schoolName,
    fact: levelText,
    facts: [
      ['School', schoolName],
      ['Level', levelText],
      ['Components', components?.join(', ') ?? null],
      ['Casting time', row.casting_time ?? null],
      ['Range', row.range ?? null],
      ['Duration', row.duration ?? null],
      ['Saving throw', row.saving_throw ?? null],
      ['Spell resistance', row.spell_resistance ?? null],
    ],
    filters: {
      ...Object.fromEntries([...words, ...flags]),
      ...(school && { school: [school] }),
      class_name: pairs(levels),
      domain: pairs(domains),
      level: [...new Set([...Object.values(levels), ...Object.values(domains)])].sort((a, b) => a - b),
      save: saves.map(({ save, effect }) => `${save} ${effect ?? ''}`),
      ...(row.spell_resistance && { sr: resistanceKinds(row.spell_resistance) }),
    },
  };
}

/** Lists with their levels, as the filter reads them: `wizard 3`. */
const pairs = (levels: Readonly<Record<string, number>>) =>
  Object.entries(levels).map(([list, level]) => `${list} ${level}`);

/** `Cleric 2, Sorcerer/Wizard 3, Madness 3`. */
function levelLine(
  levels: Readonly<Record<string, number>>,
  domains: Readonly<Record<string, number>>,
  context: CompileContext,
): string | null {
  const { sorcerer, wizard, ...others } = levels;
  const arcane =
    sorcerer !== undefined && sorcerer === wizard
      ? [['Sorcerer/Wizard', wizard] as const]
      : Object.entries({ ...(sorcerer !== undefined && { sorcerer }), ...(wizard !== undefined && { wizard }) }).map(
          ([slug, level]) => [context.name('classes', slug), level] as const,
        );
  const classes = Object.entries(others).map(([slug, level]) => [context.name('classes', slug), level] as const);
  const ofDomains = Object.entries(domains).map(([slug, level]) => [context.name('domains', slug), level] as const);
  const byName = [...classes, ...arcane].sort(([a], [b]) => (a < b ? -1 : 1));
  return [...byName, ...ofDomains].map(([name, level]) => `${name} ${level}`).join(', ') || null;
}

function classFacts(row: ListedRow<'classes'>): ListedFacts {
  const { prestige, hit_die, skill_points, base_attack, good_saves, alignment } = row;
  const { levels, needs_base_attack, starting_gold } = row;
  const die = hit_die === undefined ? null : `d${hit_die}`;
  const saves = good_saves?.map(inWords).join(', ');
  return {
    type: prestige ? 'Prestige class' : 'Base class',
    fact: die,
    facts: [
      ['Levels', levels === undefined ? null : String(levels)],
      ['Required base attack', needs_base_attack === undefined ? null : `+${needs_base_attack}`],
      ['Hit die', die],
      ['Starting gold', starting_gold === undefined ? null : `${starting_gold} gp`],
      ['Skill points', skill_points === undefined ? null : `${skill_points} + Int modifier a level`],
      ['Base attack', base_attack === undefined ? null : inWords(base_attack)],
      ['Good saves', saves === undefined ? null : saves || 'None'],
      ['Alignment', alignment ?? null],
    ],
    filters: {
      prestige: [prestige ? 'yes' : 'no'],
      ...(die && { hit_die: [die] }),
      ...(base_attack && { base_attack: [base_attack] }),
      ...(skill_points && { skill_points: [skill_points] }),
    },
  };
}

function monsterFacts({ size, type, subtypes = [], cr }: ListedRow<'monsters'>, context: CompileContext): ListedFacts {
  const typeName = type === undefined ? null : context.word('creature-types', type);
  const what = [size && inWords(size), typeName?.toLowerCase()].filter(Boolean).join(' ');
  return {
    type: what ? capitalized(what) : null,
    fact: cr === undefined ? null : `CR ${cr}`,
    facts: [
      ['Challenge rating', cr === undefined ? null : String(cr)],
      ['Size', size === undefined ? null : inWords(size)],
      ['Type', typeName],
      ['Subtypes', subtypes.join(', ') || null],
    ],
    filters: {
      ...(size && { size: [size] }),
      ...(type && { type: [type] }),
      subtype: subtypes.map(slugify),
      ...(cr !== undefined && { cr: [challengeRatingValue(cr)] }),
    },
  };
}
