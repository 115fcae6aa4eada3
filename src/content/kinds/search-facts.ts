import type { ItemCard } from '../../contract/items.ts';
import { challengeRatingValue } from '../../rules/monster-lines.ts';
import { hitDiceTotal } from '../../rules/monster-math.ts';
import type { Fact } from '../../search/build-index.ts';
import type { Feat } from '../schema/feats.ts';
import type { Item } from '../schema/items.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Power } from '../schema/powers.ts';
import type { Rulebook } from '../schema/rulebooks.ts';
import type { Spell } from '../schema/spells.ts';
import { pricesOf } from './item-facts.ts';

const texts = (key: string, values: readonly (string | null | undefined)[] = []): Fact[] =>
  values.flatMap((text) => (text ? [{ key, text, number: null }] : []));
const numbers = (key: string, values: readonly number[]): Fact[] =>
  values.map((number) => ({ key, text: null, number }));
const levels = (key: string, lists: Readonly<Record<string, number | undefined>> = {}): Fact[] =>
  Object.entries(lists).flatMap(([text, number]) => (number === undefined ? [] : [{ key, text, number }]));

/** @param domains the domains on whose lists the spell stands */
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

export function featFacts({ types, category }: Feat): Fact[] {
  return texts('type', [...new Set([...types, ...(category ? [category] : [])])]);
}

export function monsterFacts(monster: Monster): Fact[] {
  const rating = monster.challenge_rating;
  return [
    ...texts('type', [monster.type]),
    ...texts('descriptor', monster.subtypes),
    ...texts('size', [monster.size]),
    ...numbers('cr', rating === undefined ? [] : [challengeRatingValue(rating)]),
    ...numbers('hd', monster.hit_dice === undefined ? [] : [hitDiceTotal(monster.hit_dice)]),
  ];
}

export function itemFacts(item: Item, { slot }: ItemCard): Fact[] {
  return [...texts('type', [item.type]), ...texts('slot', [slot]), ...numbers('price', pricesOf(item))];
}

export function rulebookFacts({ abbr }: Rulebook): Fact[] {
  return texts('abbr', [abbr]);
}

/** `Will negates; Reflex half` allows two saves. */
function savesIn(line: string | undefined): string[] {
  const saves: readonly [save: string, word: RegExp][] = [
    ['fortitude', /\bfort/i],
    ['reflex', /\bref/i],
    ['will', /\bwill\b/i],
  ];
  return saves.flatMap(([save, word]) => (word.test(line ?? '') ? [save] : []));
}
