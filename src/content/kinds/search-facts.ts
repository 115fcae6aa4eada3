import type { ClassCard } from '../../contract/classes.ts';
import type { ItemCard } from '../../contract/items.ts';
import { slugify } from '../../contract/slug.ts';
import { ABILITY_NAMES } from '../../rules/abilities.ts';
import { challengeRatingValue } from '../../rules/challenge-rating.ts';
import { habitatsOf } from '../../rules/habitats.ts';
import { hitDiceTotal } from '../../rules/monster-math.ts';
import type { Fact } from '../../search/build-index.ts';
import type { Deity } from '../schema/deities.ts';
import type { Feat } from '../schema/feats.ts';
import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Power } from '../schema/powers.ts';
import type { Rulebook } from '../schema/rulebooks.ts';
import type { Skill } from '../schema/skills.ts';
import type { Spell } from '../schema/spells.ts';
import type { Trap } from '../schema/traps.ts';
import { pricesOf } from './item-facts.ts';

const texts = (key: string, values: readonly (string | null | undefined)[] = []): Fact[] =>
  values.flatMap((text) => (text ? [{ key, text, number: null }] : []));
const numbers = (key: string, values: readonly number[]): Fact[] =>
  values.map((number) => ({ key, text: null, number }));
const levels = (key: string, lists: Readonly<Record<string, number | undefined>> = {}): Fact[] =>
  Object.entries(lists).flatMap(([text, number]) => (number === undefined ? [] : [{ key, text, number }]));

/** @param domains the domains that have the spell, each with its level there */
export function spellFacts(spell: Spell, domains: readonly { domain: string; level: number }[]): Fact[] {
  return [
    ...levels('level', spell.levels),
    ...domains.map(({ domain, level }) => ({ key: 'domain', text: domain, number: level })),
    ...texts('school', typeof spell.school === 'string' ? [spell.school] : spell.school),
    ...texts('subschool', spell.subschools),
    ...texts('descriptor', spell.descriptors),
    ...texts('save', savesIn(spell.saving_throw)),
  ];
}

export function powerFacts(power: Power): Fact[] {
  return [
    ...levels('level', power.levels),
    ...texts('school', [power.discipline]),
    ...texts('subschool', [power.subdiscipline]),
    ...texts('descriptor', power.descriptors),
    ...texts('save', savesIn(power.saving_throw)),
  ];
}

export function featFacts({ types, category, fighter_bonus, prerequisites }: Feat): Fact[] {
  const required = (prerequisites?.feats ?? []).map((feat) => (typeof feat === 'string' ? feat : feat.feat));
  return [
    ...texts('type', [...new Set([...types, ...(category ? [category] : [])])]),
    ...texts('is', [fighter_bonus ? 'fighter-bonus' : null]),
    ...texts('needs', [...new Set(required)]),
  ];
}

export function monsterFacts(monster: Monster): Fact[] {
  const rating = monster.challenge_rating;
  return [
    ...texts('type', [monster.type]),
    ...texts('descriptor', monster.subtypes),
    ...texts('size', [monster.size]),
    ...texts('environment', environmentsIn(monster.environment)),
    ...texts('alignment', [typeof monster.alignment === 'string' ? null : slugify(monster.alignment.alignment)]),
    ...texts('has', [
      ...new Set([...(monster.special_attacks ?? []), ...(monster.special_qualities ?? [])].map(abilityIn)),
    ]),
    ...numbers('cr', rating === undefined ? [] : [challengeRatingValue(rating)]),
    ...numbers('hd', monster.hit_dice === undefined ? [] : [hitDiceTotal(monster.hit_dice)]),
  ];
}

export function trapFacts({ challenge_rating }: Trap): Fact[] {
  return numbers('cr', [challenge_rating]);
}

export function itemFacts(item: Item, { slot }: ItemCard): Fact[] {
  const { weapon, armor, poison } = item;
  const traits = [weapon?.category, weapon?.hand, ...(weapon?.damage_types ?? []), armor?.kind, poison?.method];
  return [
    ...texts('type', [item.type]),
    ...texts('slot', [slot]),
    ...texts('is', traits),
    ...numbers('price', pricesOf(item)),
  ];
}

export function skillFacts({ key_ability, trained_only, armor_check_penalty, psionic }: Skill): Fact[] {
  return [
    ...texts('ability', [key_ability === 'none' ? null : slugify(ABILITY_NAMES[key_ability])]),
    ...texts('is', [
      trained_only ? 'trained' : 'untrained',
      armor_check_penalty ? 'armor-check' : null,
      psionic ? 'psionic' : null,
    ]),
  ];
}

export function deityFacts({ alignment, portfolio = [] }: Deity): Fact[] {
  return [...texts('alignment', [alignment]), ...texts('has', portfolio.map(slugify))];
}

export function classFacts({ prestige, npc, psionic }: Pick<ClassCard, 'prestige' | 'npc' | 'psionic'>): Fact[] {
  const sort = prestige ? 'prestige' : npc ? 'npc' : 'base';
  return texts('is', [sort, psionic ? 'psionic' : null]);
}

export function rulebookFacts({ abbr }: Rulebook): Fact[] {
  return texts('abbr', [abbr]);
}

/** The terrains and climates in the environment line of a stat block: `Temperate forests` → `forest`, `temperate`. */
function environmentsIn(line = ''): string[] {
  return [
    ...new Set(habitatsOf(line).flatMap(({ climate, terrain }) => (climate === null ? [terrain] : [terrain, climate]))),
  ];
}

/** The slug of a special attack or quality without its figures: `rend 2d6+9` → `rend`. */
function abilityIn(listed: string): string {
  return slugify(listed.replace(/ (?:[+−\d(]|to ).*$/, ''));
}

/** The saves in a saving throw line: `Will negates; Reflex half` → `reflex`, `will`. */
function savesIn(line: string | undefined): string[] {
  const saves: readonly [save: string, word: RegExp][] = [
    ['fortitude', /\bfort/i],
    ['reflex', /\bref/i],
    ['will', /\bwill\b/i],
  ];
  return saves.flatMap(([save, word]) => (word.test(line ?? '') ? [save] : []));
}
