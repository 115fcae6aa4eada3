import { type BookScope, isAllowed } from '../contract/books.ts';
import type { EncounterPool, PoolCreature, PoolGroup, PoolTrap } from '../contract/encounter-pool.ts';
import { challengeRatingValue } from '../rules/challenge-rating.ts';
import { encounterLevel, type Foes } from '../rules/encounters.ts';
import type { Manner } from '../rules/organization.ts';

/** Several of one monster, or of one trap. */
export type Part = { kind: 'monsters' | 'traps'; slug: string; count: number };

/** A group with as many of each kind as make its level. */
export type Candidate = {
  group: PoolGroup | null;
  parts: Part[];
  /** The encounter level; below 1 a fraction. */
  level: number;
};

/** Everything that encounters are made of, by slug, with the candidates of each creature. */
export type Index = {
  pool: EncounterPool;
  creatures: ReadonlyMap<string, PoolCreature>;
  traps: ReadonlyMap<string, PoolTrap>;
  candidates: ReadonlyMap<string, readonly Candidate[]>;
};

/** More than these are a battle. */
const MAX_CREATURES = 30;

/** In how many steps the numbers of a creature's company go from the least to the most. */
const STEPS = 4;

const indexes = new WeakMap<EncounterPool, Index>();

/** The index of a pool, which is made once. */
export function indexOf(pool: EncounterPool): Index {
  const known = indexes.get(pool);
  if (known) return known;
  const creatures = new Map(pool.creatures.map((one) => [one.slug, one]));
  const index: Index = {
    pool,
    creatures,
    traps: new Map(pool.traps.map((one) => [one.slug, one])),
    candidates: new Map(
      pool.creatures.map(({ slug, groups }) => [slug, groups.flatMap((group) => candidatesOf(group, creatures))]),
    ),
  };
  indexes.set(pool, index);
  return index;
}

/** A group in every number that its line allows, with little, middling and much company. */
function candidatesOf(group: PoolGroup, creatures: Index['creatures']): Candidate[] {
  const [first, ...company] = group.members;
  if (first === undefined || group.members.some(({ slug }) => !creatures.has(slug))) return [];
  const steps = company.some(({ from, to }) => from < to) ? STEPS : 0;
  const found: Candidate[] = [];
  for (let count = first.from; count <= Math.min(first.to, MAX_CREATURES); count++)
    for (let step = 0; step <= steps; step++) {
      const parts = [
        partOf(first.slug, count),
        ...company.map(({ slug, from, to }) =>
          partOf(slug, from + Math.round(((to - from) * step) / Math.max(1, steps))),
        ),
      ];
      if (parts.reduce((sum, part) => sum + part.count, 0) > MAX_CREATURES) continue;
      const level = encounterLevel(parts.map((part) => foesOf(part, creatures.get(part.slug)?.rating)));
      if (level !== null) found.push({ group, parts, level });
    }
  return found;
}

const partOf = (slug: string, count: number): Part => ({ kind: 'monsters', slug, count });

/** The foes that a part is, by its rating as text. */
export const foesOf = ({ count }: Pick<Part, 'count'>, rating = '0'): Foes => ({
  rating: challengeRatingValue(rating),
  count,
});

export type Wanted = {
  level: number;
  climate: string | null;
  terrain: string | null;
  /** Slugs; empty for any. */
  types: readonly string[];
  /** What a table allows; null for everything. */
  scope: BookScope | null;
  manner: Manner | null;
};

/** Whether a table allows a creature or a trap. */
export const isOpen = (
  kind: Part['kind'],
  { slug, book }: Pick<PoolTrap, 'slug' | 'book'>,
  { scope }: Pick<Wanted, 'scope'>,
): boolean => scope === null || isAllowed(scope, kind, slug, [book]);

/** Whether a creature is of a type, a book and a place that are asked for. */
export function isWanted(creature: PoolCreature, wanted: Wanted): boolean {
  const { type, habitats } = creature;
  const { types, climate, terrain } = wanted;
  if (types.length > 0 && !types.includes(type)) return false;
  if (!isOpen('monsters', creature, wanted)) return false;
  if (climate === null && terrain === null) return true;
  return habitats.some((place) => isIn(place, climate, terrain));
}

const LANDS = new Set(['desert', 'forest', 'hill', 'marsh', 'mountain', 'plain', 'underground', 'urban', 'any-land']);

/** Whether one who lives in a place may be met in another: those of any land in every land, those of anywhere everywhere. */
function isIn(place: PoolCreature['habitats'][number], climate: string | null, terrain: string | null): boolean {
  const inTerrain =
    terrain === null ||
    place.terrain === terrain ||
    (place.terrain === 'any' && !terrain.includes('plane')) ||
    (place.terrain === 'any-land' && LANDS.has(terrain));
  // Caves and planes have no climate.
  const inClimate = climate === null || place.climate === climate || place.climate === 'any' || place.climate === null;
  return inTerrain && inClimate && (place.climate !== null || terrain !== null);
}

/** Whether two creatures have a place in common. */
export const liveTogether = (one: PoolCreature, other: PoolCreature): boolean =>
  one.habitats.some((place) => other.habitats.some((own) => isIn(own, place.climate, place.terrain)));
