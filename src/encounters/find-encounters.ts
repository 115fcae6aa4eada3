import type { PoolCreature, PoolTrap } from '../contract/encounter-pool.ts';
import { encounterLevel, type Foes } from '../rules/encounters.ts';
import type { Manner } from '../rules/organization.ts';
import { createRandom, type Random } from '../rules/random.ts';
import {
  type Candidate,
  foesOf,
  type Index,
  isOpen,
  isWanted,
  liveTogether,
  type Part,
  type Wanted,
} from './candidates.ts';
import { shuffled } from './shuffled.ts';

export type Search = Wanted & {
  seed: number;
  /** How many encounters are found. */
  lines: number;
  /** How many kinds each has; null for one or several. */
  kinds: number | null;
  traps: boolean;
  /** How often each line was found anew. */
  again: readonly number[];
};

/** One of several encounters. */
export type Found = {
  parts: Part[];
  level: number;
  /** The group as its line calls it; null for creatures that no line puts together. */
  name: string | null;
  manner: Manner | null;
  beside: string[];
};

/** The chance that an encounter of any number of kinds is put together from two. */
const MIXED = 0.3;

/** Of how many creatures company is looked for before a line stays empty. */
const ATTEMPTS = 8;

/**
 * Finds encounters of a level. The seed shuffles the creatures; each line takes the next of them that has a group of this level, as
 * its organization line allows. So no line depends on another, two lines have the same creature only where there are too few, and a
 * line that is found anew goes on to creatures that none had. Several kinds come from lines that name companions, or are two and three
 * groups that live in the same place.
 * @returns for each line an encounter, or null where nothing fits
 */
export function findEncounters(index: Index, search: Search): (Found | null)[] {
  const { seed, lines, again } = search;
  const wanted = index.pool.creatures.filter((creature) => isWanted(creature, search));
  const starts = shuffled(
    wanted.filter(({ slug }) => candidatesFor(index, slug, search).some(({ level }) => level <= search.level)),
    createRandom(seed, 'order'),
  );
  const single = starts.filter(({ slug }) => fitting(index, slug, search).length > 0);
  return Array.from({ length: lines }, (_, line) => {
    const turn = again[line] ?? 0;
    const random = createRandom(seed, `line ${line} ${turn}`);
    const at = line + turn * lines;
    const mixes = search.kinds === null ? random.next() < MIXED : search.kinds > 1;
    const mixed = mixes ? mixedAt(index, starts, wanted, at, search, random) : null;
    if (mixed !== null || (search.kinds ?? 1) > 1) return mixed;
    const withTrap = search.traps && random.next() < MIXED ? trapOf(index, search, random) : null;
    if (withTrap) return withTrap;
    const creature = single[at % Math.max(1, single.length)];
    return creature === undefined ? null : madeOf(random.pick(fitting(index, creature.slug, search)));
  });
}

/** The groups of a creature in the manner that is asked for. */
const candidatesFor = (index: Index, slug: string, { manner }: Search): Candidate[] =>
  (index.candidates.get(slug) ?? []).filter(({ group }) => manner === null || group?.manner === manner);

/** Those of the level, and of the number of kinds. */
const fitting = (index: Index, slug: string, search: Search): Candidate[] =>
  candidatesFor(index, slug, search).filter(
    ({ level, parts }) => level === search.level && (search.kinds === null || search.kinds === parts.length),
  );

const madeOf = ({ parts, level, group }: Candidate): Found => ({
  parts: parts.map((part) => ({ ...part })),
  level,
  name: group?.name ?? null,
  manner: group?.manner ?? null,
  beside: group?.beside ?? [],
});

function trapOf({ pool }: Index, search: Search, random: Random): Found | null {
  const { level } = search;
  const traps = pool.traps.filter((trap) => trap.rating === String(level) && isOpen('traps', trap, search));
  if (traps.length === 0) return null;
  const parts: Part[] = [{ kind: 'traps', slug: random.pick(traps).slug, count: 1 }];
  return { parts, level, name: null, manner: null, beside: [] };
}

/** An encounter of several kinds: a line that names companions, or groups from the same place. */
function mixedAt(
  index: Index,
  starts: readonly PoolCreature[],
  wanted: readonly PoolCreature[],
  at: number,
  search: Search,
  random: Random,
): Found | null {
  const kinds = search.kinds ?? 2;
  for (let step = 0; step < Math.min(ATTEMPTS, starts.length); step++) {
    const start = starts[(at + step * search.lines) % starts.length];
    if (start === undefined) return null;
    const troupes = candidatesFor(index, start.slug, search).filter(
      ({ parts, level }) => level === search.level && parts.length === kinds,
    );
    if (troupes.length > 0) return madeOf(random.pick(troupes));
    const found = together(index, start, wanted, kinds, search, random);
    if (found !== null) return found;
  }
  return null;
}

/** How far the first of several groups may be below the level of all. */
const FARTHEST_BELOW = 4;

/** A group of a creature, and groups of others with which it makes the level. */
function together(
  index: Index,
  start: PoolCreature,
  wanted: readonly PoolCreature[],
  kinds: number,
  search: Search,
  random: Random,
): Found | null {
  const below = (creature: PoolCreature, parts: readonly Part[], last: boolean) =>
    candidatesFor(index, creature.slug, search).filter((one) => {
      if (one.parts.length > 1 || parts.some(({ slug }) => slug === creature.slug)) return false;
      const level = levelOf(index, [...parts, ...one.parts]);
      return last ? level === search.level : level < search.level && level >= search.level - FARTHEST_BELOW;
    });
  let parts: Part[] = [];
  let manner: Manner | null = null;
  for (let kind = 1; kind <= kinds; kind++) {
    const last = kind === kinds;
    const trap = last && search.traps ? trapFor(index, parts, search, random) : null;
    const from = kind === 1 ? [start] : wanted.filter((one) => liveTogether(start, one));
    const choices = from.map((one) => below(one, parts, last)).filter((groups) => groups.length > 0);
    if (trap) parts = [...parts, trap];
    else if (choices.length === 0) return null;
    else {
      const chosen: Candidate = random.pick(random.pick(choices));
      parts = [...parts, ...chosen.parts];
      manner = kind === 1 ? (chosen.group?.manner ?? null) : manner;
    }
  }
  return { parts, level: search.level, name: null, manner, beside: [] };
}

/** A trap with which the parts make the level, half of the time where there is one. */
function trapFor(index: Index, parts: readonly Part[], search: Search, random: Random): Part | null {
  const fits = index.pool.traps
    .filter((trap) => isOpen('traps', trap, search))
    .map(({ slug }): Part => ({ kind: 'traps', slug, count: 1 }))
    .filter((trap) => levelOf(index, [...parts, trap]) === search.level);
  return fits.length > 0 && random.next() < 0.5 ? random.pick(fits) : null;
}

/** The encounter level of several parts; 0 for none. */
export function levelOf(index: Index, parts: readonly Part[]): number {
  return encounterLevel(foesIn(index, parts)) ?? 0;
}

/** The parts by their challenge rating. */
export const foesIn = ({ creatures, traps }: Index, parts: readonly Part[]): Foes[] =>
  parts.map((part) => foesOf(part, (part.kind === 'traps' ? traps : creatures).get(part.slug)?.rating));

/**
 * The entry with which one of an encounter is swapped: the next by name of the same rating among those that are asked for, and after
 * the last the first. Where none of that rating is asked for, it is one of those that the table allows. Null where there is no other.
 */
export function neighbourOf(index: Index, { kind, slug }: Part, search: Wanted): { slug: string; name: string } | null {
  const { creatures, traps } = index.pool;
  const isAllowed = (one: PoolTrap) => isOpen(kind, one, search);
  if (kind === 'traps') return nextLike(traps, slug, isAllowed, () => true);
  return nextLike(creatures, slug, isAllowed, (one) => isWanted(one, search));
}

function nextLike<One extends PoolTrap>(
  all: readonly One[],
  slug: string,
  isAllowed: (one: One) => boolean,
  fits: (one: One) => boolean,
): { slug: string; name: string } | null {
  const self = all.findIndex((one) => one.slug === slug);
  const rating = all[self]?.rating;
  const others = [...all.slice(self + 1), ...all.slice(0, Math.max(0, self))].filter(
    (one) => one.rating === rating && isAllowed(one),
  );
  const found = others.find(fits) ?? others[0];
  return found === undefined ? null : { slug: found.slug, name: found.name };
}
