import { buildCreature } from '../../../src/rules/creature/build-creature.ts';
import type { CreatureFacts, Workshop } from '../../../src/rules/creature/creature-facts.ts';
import {
  type Attack,
  formatAttack,
  formatHitDice,
  formatSaves,
  formatSpeed,
} from '../../../src/rules/monster-format.ts';
import { formatLevelAdjustment } from '../../../src/rules/monster-lines.ts';
import { baseOf, type PrintedBuild } from './printed-builds.ts';

interface Difference {
  monster: string;
  field: string;
  printed: string;
  built: string;
}

/** What the printed creature has otherwise than the one that is built from its base. */
export function differencesOf(item: PrintedBuild, workshop: Workshop): Difference[] {
  const printed = workshop.monsters[item.monster];
  if (printed === undefined) throw new Error(`There is no monster ${item.monster}.`);
  const build = { templates: [], classes: [], increase: [], augment: false, ...item.build };
  const { facts } = buildCreature(baseOf(item, workshop.monsters), build, workshop);
  const whole = build.templates.length > 0;
  const [old, now] = [figuresOf(printed, whole), figuresOf(facts, whole)];
  const rated = typeof item.base === 'string' || whole;
  const names = Object.keys(old).filter((name) => rated || name !== 'challenge rating');
  const figures = names.map((name) => [name, old[name] ?? '', now[name] ?? ''] as const);
  const armed = whole ? attacksOf(printed, facts) : [];
  return [...figures, ...armed]
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after]) => ({ monster: item.monster, field, printed: before, built: after }));
}

const list = (words: readonly string[] = []) => [...words].sort().join(', ');
const scores = ({ abilities }: CreatureFacts) =>
  (['str', 'dex', 'con', 'int', 'wis', 'cha'] as const).map((key) => abilities[key] ?? '—').join('/');
const natural = ({ armor_class }: CreatureFacts) =>
  armor_class.parts.filter(({ kind }) => kind === 'natural').reduce((sum, { value }) => sum + value, 0);

/** `8d10, 7d8, +75`: the dice, and what is added to them all. */
function diceOf(dice: NonNullable<CreatureFacts['hit_dice']>): string {
  const modifier = dice.reduce((sum, part) => sum + (part.modifier ?? 0), 0);
  return [...dice.map(({ count, die }) => formatHitDice([{ count, die }])), `+${modifier}`].join(', ');
}

/** The figures that follow from the base, by name. Equipment is not a part of a build. */
function figuresOf(facts: CreatureFacts, specials: boolean): Record<string, string> {
  const { hit_dice = [], saves, special_attacks, special_qualities } = facts;
  const figures: Record<string, unknown> = {
    size: facts.size,
    type: facts.type,
    'hit dice': diceOf(hit_dice),
    'hit points': facts.hit_points,
    initiative: facts.initiative,
    speed: formatSpeed(facts.speed.base ?? facts.speed),
    'natural armor': natural(facts),
    'base attack': facts.base_attack,
    grapple: facts.grapple,
    saves: saves && formatSaves({ fortitude: saves.fortitude, reflex: saves.reflex, will: saves.will }),
    abilities: scores(facts),
    'challenge rating': facts.challenge_rating,
    ...(specials
      ? {
          'level adjustment': formatLevelAdjustment(facts.level_adjustment),
          'special attacks': list(special_attacks),
          'special qualities': list(special_qualities),
        }
      : {}),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value ?? '—')]));
}

const singular = (name: string): string => name.replace(/s$/, '');

/** Each printed attack, with the built one of that name that comes nearest to it; ranged weapons that the base lacks are left out. */
function attacksOf(printed: CreatureFacts, built: CreatureFacts): [name: string, printed: string, built: string][] {
  const { full_attack } = printed;
  if (typeof full_attack !== 'object' || typeof built.full_attack !== 'object') return [];
  const made = built.full_attack.flat();
  const rows = full_attack.flat().flatMap((attack): [string, string, string][] => {
    const same = made.filter(({ name }) => singular(name) === singular(attack.name)).map(textOf);
    if (same.length === 0 && attack.mode === 'ranged') return [];
    const text = textOf(attack);
    return [[`attack: ${singular(attack.name)}`, text, same.find((one) => one === text) ?? same[0] ?? 'none']];
  });
  return [...new Map(rows.map((row) => [row.join(), row])).values()];
}

const textOf = (attack: Attack): string => formatAttack({ ...attack, name: singular(attack.name) });
