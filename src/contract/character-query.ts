import { ABILITIES, type Ability } from '../rules/abilities.ts';
import { ALIGNMENTS, type Alignment } from '../rules/alignment.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import type { Plan, PlannedFeat, Raise } from '../rules/character/plan.ts';
import { CHARACTER_LIMITS } from './character-limits.ts';
import type { ParameterError } from './problems.ts';
import type { RawQuery } from './query.ts';
import { slugify } from './slug.ts';

/* A character in an address: read from what people type or links hold, and written as links hold it. */

const SHOWN_LENGTH = 80;
const DEFAULT_SCORE = 10;
const DEFAULT_RACE = 'human';

/** What is wrong with the parameters, collected while they are read. */
class Faults {
  readonly errors: ParameterError[] = [];

  add(parameter: string, value: string, message: string): void {
    const shown = value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
    this.errors.push({ parameter, value: shown, message });
  }
}

/**
 * Reads a character from the parameters of an address. Names may be written as the books write them or as slugs.
 * @returns the character, and what was left out of it because it is unknown or not allowed
 */
export function readPlan(query: RawQuery, facts: CharacterFacts): { plan: Plan; errors: ParameterError[] } {
  const faults = new Faults();
  const levels = levelsIn(query, facts, faults);
  const reached = query.reached === undefined ? levels.length : numberIn(query.reached, 1, levels.length);
  if (reached === null) faults.add('reached', query.reached ?? '', `must be a whole number from 1 to ${levels.length}`);
  const spells = slugsIn('spells', query.spells, facts.spells, CHARACTER_LIMITS.spells, faults);
  const plan: Plan = {
    name: (query.name ?? '').trim().slice(0, CHARACTER_LIMITS.nameLength),
    race: slugIn('race', query.race, facts.races, faults) ?? DEFAULT_RACE,
    alignment: alignmentIn(query.alignment, faults),
    deity: slugIn('deity', query.deity, facts.deities, faults),
    abilities: scoresIn(query, faults),
    levels,
    reached: reached ?? levels.length,
    increases: increasesIn(query.increases, faults),
    feats: featsIn(query.feats, facts, faults),
    ranks: Object.fromEntries(ranksIn('ranks', query.ranks, facts, faults).map(({ skill, ranks }) => [skill, ranks])),
    raises: raisesIn(query.raises, facts, faults),
    spells,
    domains: slugsIn('domains', query.domains, facts.domains, CHARACTER_LIMITS.domains, faults),
    confirmed: (query.confirmed ?? '')
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= CHARACTER_LIMITS.textLength)
      .slice(0, CHARACTER_LIMITS.confirmed),
  };
  return { plan, errors: faults.errors };
}

/** The parameters of an address that hold the whole character. */
export function planQuery(plan: Plan): Record<string, string> {
  const { name, race, alignment, deity, abilities, levels, reached, increases, feats, ranks, raises } = plan;
  const all: Record<string, string | undefined> = {
    name,
    race,
    alignment,
    deity,
    levels: runsOf(levels)
      .map(({ slug, count }) => `${slug}:${count}`)
      .join(','),
    reached: reached === levels.length ? undefined : String(reached),
    ...Object.fromEntries(ABILITIES.map((ability) => [ability, String(abilities[ability])])),
    increases: increases.map(({ level, ability }) => `${ability}@${level}`).join(','),
    feats: feats
      .map(
        ({ feat, choice, level }) =>
          `${feat}${choice === undefined ? '' : `:${choice}`}${level === undefined ? '' : `@${level}`}`,
      )
      .join(','),
    ranks: Object.entries(ranks)
      .map(([skill, count]) => `${skill}:${count}`)
      .join(','),
    raises: raises.map(({ skill, ranks: count, level }) => `${skill}:${count}@${level}`).join(','),
    spells: plan.spells.join(','),
    domains: plan.domains.join(','),
    confirmed: plan.confirmed.join('|'),
  };
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''),
  );
}

/** The levels as runs of one class: fighter, fighter, wizard → fighter 2, wizard 1. */
export function runsOf(levels: readonly string[]): { slug: string; count: number }[] {
  const runs: { slug: string; count: number }[] = [];
  for (const slug of levels) {
    const last = runs.at(-1);
    if (last?.slug === slug) last.count++;
    else runs.push({ slug, count: 1 });
  }
  return runs;
}

/** The pieces of a list: commas, semicolons and line breaks part them, but not within brackets. */
const piecesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;\n](?![^(]*\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** A whole number within bounds; null for all else. */
function numberIn(text: string | undefined, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** A table's key for a name or slug: `Two-Weapon Fighting` → `two-weapon-fighting`. */
function keyIn(text: string, table: Readonly<Record<string, unknown>>): string | null {
  const slug = slugify(text);
  return Object.hasOwn(table, slug) ? slug : null;
}

const unknown = (parameter: string): string => {
  const kind = {
    race: 'races',
    deity: 'deities',
    levels: 'classes',
    class: 'classes',
    ranks: 'skills',
    raises: 'skills',
  };
  const of = (kind as Record<string, string>)[parameter] ?? parameter;
  return `must be the name or slug of an entry; /api/${of}?search= finds one by name`;
};

function slugIn(
  parameter: string,
  text: string | undefined,
  table: Readonly<Record<string, unknown>>,
  faults: Faults,
): string | undefined {
  if (text === undefined) return undefined;
  const key = keyIn(text, table);
  if (key === null) faults.add(parameter, text, unknown(parameter));
  return key ?? undefined;
}

function slugsIn(
  parameter: string,
  text: string | undefined,
  table: Readonly<Record<string, unknown>>,
  most: number,
  faults: Faults,
): string[] {
  const slugs = piecesOf(text).flatMap((piece) => slugIn(parameter, piece, table, faults) ?? []);
  if (slugs.length > most) faults.add(parameter, text ?? '', `must have at most ${most} entries`);
  return [...new Set(slugs)].slice(0, most);
}

function alignmentIn(text: string | undefined, faults: Faults): Alignment | undefined {
  if (text === undefined) return undefined;
  const slug = slugify(text).replace(/^true-/, '');
  const found = ALIGNMENTS.find((alignment) => alignment === slug);
  if (found === undefined) faults.add('alignment', text, `must be one of ${ALIGNMENTS.join(', ')}`);
  return found;
}

function scoresIn(query: RawQuery, faults: Faults): Record<Ability, number> {
  const scores = ABILITIES.map((ability): [Ability, number] => {
    const text = query[ability];
    const score = text === undefined ? DEFAULT_SCORE : numberIn(text, 1, CHARACTER_LIMITS.score);
    if (score === null) faults.add(ability, text ?? '', `must be a whole number from 1 to ${CHARACTER_LIMITS.score}`);
    return [ability, score ?? DEFAULT_SCORE];
  });
  return Object.fromEntries(scores) as Record<Ability, number>;
}

/** `fighter 5`, `fighter:5` or `fighter`. */
const COUNTED = /^(.*?)(?:\s*:\s*|\s+)(\d{1,3})$/;

function levelsIn(query: RawQuery, facts: CharacterFacts, faults: Faults): string[] {
  const parameter = query.levels === undefined ? 'class' : 'levels';
  const pieces = parameter === 'levels' ? piecesOf(query.levels) : [`${query.class ?? 'fighter'} ${query.level ?? 1}`];
  const levels = pieces.flatMap((piece) => {
    const [, name = piece, count = '1'] = COUNTED.exec(piece) ?? [];
    const slug = keyIn(name, facts.classes);
    const number = numberIn(count, 1, CHARACTER_LIMITS.level);
    if (slug === null) faults.add(parameter, name, unknown(parameter));
    if (number === null)
      faults.add(parameter, piece, `must have a whole number of levels from 1 to ${CHARACTER_LIMITS.level}`);
    return slug === null || number === null ? [] : Array.from({ length: number }, () => slug);
  });
  if (levels.length > CHARACTER_LIMITS.level)
    faults.add(parameter, query[parameter] ?? '', `must have at most ${CHARACTER_LIMITS.level} levels together`);
  if (new Set(levels).size > CHARACTER_LIMITS.classes)
    faults.add(parameter, query[parameter] ?? '', `must have at most ${CHARACTER_LIMITS.classes} classes`);
  return levels.length === 0 ? ['fighter'] : levels.slice(0, CHARACTER_LIMITS.level);
}

function increasesIn(text: string | undefined, faults: Faults): Plan['increases'] {
  return piecesOf(text).flatMap((piece) => {
    const [name = '', at] = piece.split('@');
    const ability = ABILITIES.find((each) => each === name.trim().toLowerCase());
    const level = numberIn(at, 1, CHARACTER_LIMITS.level);
    if (ability !== undefined && level !== null) return [{ level, ability }];
    faults.add('increases', piece, 'must be an ability and the level that raises it: int@4');
    return [];
  });
}

/** `Weapon Focus (longsword)`, `weapon-focus:longsword`, either with `@` and a level. */
function featsIn(text: string | undefined, facts: CharacterFacts, faults: Faults): PlannedFeat[] {
  const feats = piecesOf(text).flatMap((piece): PlannedFeat[] => {
    const [, said = piece, at] = /^(.*?)@(\d{1,3})$/.exec(piece) ?? [];
    const whole = keyIn(said, facts.feats);
    const [, name = '', bracket, rest] = /^([^(:]+?)\s*(?:\((.*)\)|:(.*))$/.exec(said) ?? [];
    const slug = whole ?? keyIn(name, facts.feats);
    if (slug === null) {
      faults.add('feats', piece, unknown('feats'));
      return [];
    }
    const choice = whole === null ? choiceIn(bracket ?? rest ?? '') : '';
    const level = at === undefined ? null : numberIn(at, 1, CHARACTER_LIMITS.level);
    return [{ feat: slug, ...(choice !== '' && { choice }), ...(level !== null && { level }) }];
  });
  if (feats.length > CHARACTER_LIMITS.feats)
    faults.add('feats', text ?? '', `must have at most ${CHARACTER_LIMITS.feats} feats`);
  return feats.slice(0, CHARACTER_LIMITS.feats);
}

/** What a feat is taken for, as a slug: `Knowledge (arcana)` and `knowledge:arcana` are `knowledge:arcana`. */
export function choiceIn(text: string): string {
  const [, skill, kind] = /^([^(:]+?)\s*(?:\((.*)\)|:(.*))$/.exec(text.trim()) ?? [];
  const choice = skill === undefined ? slugify(text) : `${slugify(skill)}:${slugify(kind ?? '')}`;
  return choice.slice(0, CHARACTER_LIMITS.choiceLength);
}

/** Crafts and professions are open; other skills have the kinds that the books name. */
const OPEN_SKILLS: readonly string[] = ['craft', 'profession'];

/** The key of a skill with its kind: `Knowledge (arcana)` → `knowledge:arcana`; null where there is none of the name. */
export function skillKey(text: string, { skills }: CharacterFacts): string | null {
  const [, name = text, bracket, rest] = /^([^(:]+?)\s*(?:\((.*)\)|:(.*))$/.exec(text.trim()) ?? [];
  const skill = keyIn(name, skills);
  if (skill === null) return null;
  const { kind_of: kindOf = null, subtypes = [] } = skills[skill] ?? {};
  const kind = slugify(bracket ?? rest ?? '');
  if (kind === '') return kindOf === null ? skill : `${kindOf.skill}:${kindOf.subtype}`;
  return subtypes.includes(kind) || OPEN_SKILLS.includes(skill) ? `${skill}:${kind}` : null;
}

function ranksIn(
  parameter: 'ranks' | 'raises',
  text: string | undefined,
  facts: CharacterFacts,
  faults: Faults,
): { skill: string; ranks: number }[] {
  const lines = piecesOf(text).flatMap((piece) => {
    const [, name = '', count = ''] = /^(.*?)(?:\s*:\s*|\s+)(\d{1,2}(?:\.5)?)$/.exec(piece) ?? [];
    const skill = skillKey(name, facts);
    if (name === '') faults.add(parameter, piece, 'must be a skill and its ranks, whole or half ones: Hide 8');
    else if (skill === null) faults.add(parameter, name, unknown(parameter));
    return skill === null || name === '' ? [] : [{ skill, ranks: Number(count) }];
  });
  if (lines.length > CHARACTER_LIMITS.ranks)
    faults.add(parameter, text ?? '', `must have at most ${CHARACTER_LIMITS.ranks} skills`);
  return lines.slice(0, CHARACTER_LIMITS.ranks);
}

function raisesIn(text: string | undefined, facts: CharacterFacts, faults: Faults): Raise[] {
  return piecesOf(text).flatMap((piece) => {
    const [said = '', at] = piece.split('@');
    const level = numberIn(at, 1, CHARACTER_LIMITS.level);
    if (level === null) {
      faults.add('raises', piece, 'must be a skill, its ranks and a level: hide:10@8');
      return [];
    }
    return ranksIn('raises', said, facts, faults).map((line) => ({ ...line, level }));
  });
}
