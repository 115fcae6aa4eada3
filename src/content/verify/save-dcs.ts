import type { SaveDc } from '../../rules/creature/creature-facts.ts';
import { rightDc } from '../../rules/creature/save-dcs.ts';
import type { Monster } from '../schema/monsters.ts';
import type { Entry } from '../source-file.ts';
import { type StatedDc, saveDcsIn } from '../stated-dcs.ts';
import type { Check, Lookup } from './check.ts';
import { allFeats } from './monster-creature.ts';

/** A DC as a text states it, and what the rules give for the creature. */
interface CheckedDc extends SaveDc {
  computed: number;
}

/** The save DCs of a monster's own texts, and those of its families' texts that are of its special abilities. */
export function saveDcsOf(monster: Monster, lookup: Lookup): SaveDc[] {
  const own = statedIn(monster).map((stated) => checked(stated, monster, lookup));
  const shared = familiesOf(monster, lookup)
    .flatMap(statedIn)
    .filter(({ of }) => hasAbility(monster, of))
    .map((stated) => checked(stated, monster, lookup))
    .filter(({ dc, computed }) => dc === computed);
  const found = [...own, ...shared].map(({ of, ability, dc, level }): SaveDc => {
    return { of, ability, dc, ...(level === undefined ? {} : { level }) };
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Compares the save DCs of a monster's own texts with those that the rules give. */
export function saveDcChecks(monster: Monster, lookup: Lookup): Check[] {
  return statedIn(monster)
    .map((stated) => checked(stated, monster, lookup))
    .map(({ of, dc, computed }) => ({ rule: 'save-dc', printed: `${of} ${dc}`, computed: `${of} ${computed}` }));
}

/** Compares the save DCs of a family's texts with those of its members. A DC that is right for one of them is right. */
export function familyDcChecks({ slug, value }: Entry<'monster-families'>, lookup: Lookup): Check[] {
  const members = lookup.all('monsters').filter(({ value: monster }) => ancestry(monster, lookup).includes(slug));
  return statedIn(value).map((stated) => {
    const right = members
      .filter(({ value: monster }) => hasAbility(monster, stated.of))
      .map(({ value: monster }) => checked(stated, monster, lookup).computed);
    const computed = right.includes(stated.dc) ? [stated.dc] : [...new Set(right)].sort((a, b) => a - b);
    const words = computed.length === 0 ? `${stated.of} of no member` : `${stated.of} ${computed.join(', ')}`;
    return { rule: 'save-dc', printed: `${stated.of} ${stated.dc}`, computed: words };
  });
}

const statedIn = ({ description, combat }: { description?: string | undefined; combat?: string | undefined }) =>
  [description, combat].flatMap((text) => saveDcsIn(text ?? ''));

/** A DC of a spell goes by its level, unless it is of another special ability and only its Hit Dice give it. */
function checked(stated: StatedDc, monster: Monster, lookup: Lookup): CheckedDc {
  const { of, ability, dc, spell, casting, racial, noted } = stated;
  const facts = { ...monster, feats: [] };
  const bonus = racial + focusOf(of, monster, lookup);
  const byDice = rightDc(facts, { ability }, bonus);
  const level = stated.level ?? (spell === undefined ? undefined : levelOf(spell, lookup));
  if (casting && level === undefined && rightDc(facts, { ability, level: 0 }) === dc)
    return { of, ability, dc, level: 0, computed: dc };
  if (casting && noted) return { of, ability, dc, level: level ?? 0, computed: dc };
  if (level === undefined || (!casting && byDice === dc)) return { of, ability, dc, computed: byDice };
  return { of, ability, dc, level, computed: rightDc(facts, { ability, level }, bonus) };
}

/** Ability Focus: +2 (Monster Manual v.3.5, page 303). */
function focusOf(ability: string, monster: Monster, lookup: Lookup): number {
  const focused = allFeats(monster, lookup).some(
    (taken) =>
      'feat' in taken &&
      taken.feat === 'ability-focus' &&
      taken.choice !== undefined &&
      ability.toLowerCase().includes(taken.choice.toLowerCase()),
  );
  return focused ? 2 : 0;
}

/** The lists by which the level of a spell-like ability goes, in this order (Monster Manual v.3.5, page 315). */
const LISTS = ['sorcerer', 'wizard', 'cleric', 'druid', 'bard', 'paladin', 'ranger'];

/** The level of a spell or power by its name; undefined for one that has none. */
function levelOf(name: string, lookup: Lookup): number | undefined {
  if (name === '') return 0;
  const levels = levelsIn(lookup).get(name.toLowerCase());
  if (levels === undefined) return undefined;
  const list = LISTS.find((one) => levels[one] !== undefined);
  return list === undefined ? Math.min(...Object.values(levels)) : levels[list];
}

const known = new WeakMap<object, ReadonlyMap<string, Record<string, number>>>();

/** The levels of every spell and power, by name in lower case. */
function levelsIn(lookup: Lookup): ReadonlyMap<string, Record<string, number>> {
  const spells = lookup.all('spells');
  const found = known.get(spells);
  if (found !== undefined) return found;
  const all = [...spells, ...lookup.all('powers')].map(({ value }) => {
    const name = value.name.toLowerCase().replace(/^(.*), (.*)$/, '$2 $1');
    const domains = 'domains' in value ? value.domains : undefined;
    return [name, value.levels ?? domains ?? {}] as const;
  });
  const levels = new Map(all);
  known.set(spells, levels);
  return levels;
}

/** The slugs of a monster's families, from its own to the widest. */
function ancestry({ family }: Monster, lookup: Lookup): string[] {
  const slugs: string[] = [];
  for (let slug = family; slug !== undefined; slug = lookup.get('monster-families', slug)?.parent) slugs.push(slug);
  return slugs;
}

/** The families of a monster, from its own to the widest. */
export const familiesOf = (monster: Monster, lookup: Lookup) =>
  ancestry(monster, lookup).flatMap((slug) => lookup.get('monster-families', slug) ?? []);

/** Whether the stat block lists a special ability, such as `Poison` by `poison`, `Typical Wizard Spells Prepared` by `spells`. */
function hasAbility({ special_attacks = [], special_qualities = [] }: Monster, name: string): boolean {
  const title = name.toLowerCase();
  return [...special_attacks, ...special_qualities].some((text) => {
    const line = text.toLowerCase();
    return line.includes(title) || title.includes(line);
  });
}
