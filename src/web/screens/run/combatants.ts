import type { Monster } from '../../../contract/monsters.ts';
import { printedAttacks } from '../../../rules/attack-lines.ts';
import { rollDice } from '../../../rules/dice.ts';
import type { Body, Nature } from '../../../rules/fight/body.ts';
import type { Combatant, Fight, FightAttack } from '../../../rules/fight/fight-state.ts';
import { raceName } from '../../../rules/race-name.ts';
import type { Block } from '../encounters/load-blocks.ts';
import type { Hero } from './fight-store.ts';

/** As many of a kind are one line. */
export const MAX_BODIES = 30;

const DESTROYED_AT_ZERO = new Set(['undead', 'construct']);

/** An id that no line of the fight has. */
function freeId(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

const unhurt = (points: number | null): Body => ({
  points: points ?? 0,
  most: points,
  temporary: 0,
  nonlethal: 0,
  stable: false,
  ailments: [],
});

/** The attacks of both lines of a stat block, each name and bonus once. */
function attacksOf({ attack, full_attack }: Monster): FightAttack[] {
  const all = [attack, full_attack].flatMap((line) => (line === null ? [] : printedAttacks(line)));
  const found = all.flatMap(({ name, bonuses, damage }) => bonuses.map((bonus) => ({ name, bonus, damage })));
  return [...new Map(found.map((one) => [`${one.name.toLowerCase()} ${one.bonus}`, one])).values()];
}

const MORTAL: Nature = { destroyedAtZero: false, fastHealing: 0, regeneration: 0 };

/** What the type and the special qualities of a monster decide: "fast healing 5" heals 5 hit points. */
function natureOf({ type_slug, special_quality_list }: Monster): Nature {
  const points = (quality: RegExp) =>
    Math.max(0, ...special_quality_list.map((text) => Number(quality.exec(text)?.[1] ?? 0)));
  return {
    destroyedAtZero: DESTROYED_AT_ZERO.has(type_slug),
    fastHealing: points(/^fast healing (\d+)/i),
    regeneration: points(/^regeneration (\d+)/i),
  };
}

/** Several of a monster as one line, as many as its number or dice say. */
export function creatureLine({ monster, build, count }: Block, { combatants }: Fight, random = Math.random): Combatant {
  const total = rollDice(count, random)?.total ?? (Number(count) || 1);
  const several = Math.max(1, Math.min(MAX_BODIES, total));
  return {
    id: freeId(monster.slug, new Set(combatants.map(({ id }) => id))),
    name: raceName(monster.name),
    slug: monster.slug,
    ...(build !== '' && { build }),
    rating: monster.challenge_rating,
    initiative: null,
    bonus: monster.initiative,
    armor: monster.armor_class_total,
    attacks: attacksOf(monster),
    saves: { fort: monster.fort_save, reflex: monster.reflex_save, will: monster.will_save },
    ...natureOf(monster),
    waits: null,
    hidden: false,
    bodies: Array.from({ length: several }, () => unhurt(monster.hit_points)),
  };
}

/** How long a summoned creature stays; null where the spell has no rounds. */
type SummonedFor = number | null;

/** Summoned creatures as one line: as many as the dice say, each until its rounds have passed. */
export function summonedLine(block: Block, rounds: SummonedFor, fight: Fight): Combatant {
  const line = creatureLine(block, fight);
  const ailments = rounds === null ? [] : [{ name: 'Summoned', rounds }];
  return { ...line, rating: null, bodies: line.bodies.map((body) => ({ ...body, ailments })) };
}

export function heroLine({ name, bonus, armor, points, attacks, saves }: Hero, { combatants }: Fight): Combatant {
  return {
    id: freeId(`hero-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`, new Set(combatants.map(({ id }) => id))),
    name,
    slug: null,
    rating: null,
    initiative: null,
    bonus,
    armor,
    attacks,
    saves,
    ...MORTAL,
    waits: null,
    hidden: false,
    bodies: [unhurt(points)],
  };
}
