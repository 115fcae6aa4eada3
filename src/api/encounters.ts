import { randomInt } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import type { BookScope } from '../contract/books.ts';
import { QUOTAS } from '../contract/budget.ts';
import { ENCOUNTER_LEVELS } from '../contract/encounter-options.ts';
import {
  type EncounterLevelAnswer,
  encounterLevelAnswer,
  encounterParameters,
  type FindParameters,
  type FoundEncounter,
  type FoundEncounters,
  findParameters,
  foundEncounters,
} from '../contract/encounters.ts';
import type { Monster } from '../contract/monsters.ts';
import { InvalidParameters } from '../contract/problems.ts';
import { MAX_SEED } from '../contract/shop-options.ts';
import { foesOf, type Index, indexOf, type Part } from '../encounters/candidates.ts';
import { type Found, findEncounters, foesIn, neighbourOf, type Search } from '../encounters/find-encounters.ts';
import { replacementOf } from '../encounters/replace-part.ts';
import { challengeRatingValue } from '../rules/challenge-rating.ts';
import {
  difficultyOf,
  encounterLevel,
  type Foes,
  formatRating,
  type PartyMembers,
  partyExperience,
  partyLevel,
  undecidedSentence,
} from '../rules/encounters.ts';
import { type BuiltFoe, builtFoes } from './built-foes.ts';
import { type ApiRoute, queryRoute } from './route.ts';

const TAG = 'Encounters';

type LineCreature = EncounterLevelAnswer['creatures'][number];

export function encounterRoutes(catalogue: Catalogue): ApiRoute[] {
  const { monsters, encounters, books } = catalogue;
  return [
    queryRoute({
      path: '/api/encounters',
      tag: TAG,
      summary:
        'Encounters of a level, as the organization lines of creatures allow them; the same parameters and seed find the same ones',
      parameters: findParameters,
      answer: foundEncounters,
      quota: QUOTAS.encounters,
      cacheable: ({ seed }) => seed !== undefined,
      answerQuery: async (query) => {
        const [pool, scope, built] = await Promise.all([
          encounters.pool(),
          books.scope(query.books),
          builtFoes(catalogue, query.built ?? []),
        ]);
        return toJson(found(indexOf(pool), query, scope, built));
      },
    }),
    queryRoute({
      path: '/api/encounters/level',
      tag: TAG,
      summary: 'The encounter level of a group of creatures, and the experience that a party earns by it',
      parameters: encounterParameters,
      answer: encounterLevelAnswer,
      quota: ({ built }) => (built === undefined ? undefined : QUOTAS.creatures),
      answerQuery: async ({ creature = [], built = [], cr = [], party = [] }) => {
        const printed = await Promise.all(creature.map(({ key, count }) => namedCreature(key, count)));
        const made = (await builtFoes(catalogue, built)).map(({ treasure: _, ...foe }): LineCreature => foe);
        const creatures = [...printed, ...made];
        const foes = [
          ...creatures.map(({ challenge_rating, count }) => ({
            rating: challengeRatingValue(challenge_rating),
            count,
          })),
          ...cr.map(({ key, count }) => ({ rating: key, count })),
        ];
        const level = encounterLevel(foes);
        if (level === null)
          throw invalid('creature', '', 'must be given, such as ogre:2, or built, or cr, such as 3:2');
        const members = party.map(({ key, count }) => ({ level: key, count }));
        return toJson({
          encounter_level: level < 1 ? formatRating(level) : level,
          creatures,
          ...earned(level, foes, members),
        } satisfies EncounterLevelAnswer);
      },
    }),
  ];

  async function namedCreature(slug: string, count: number): Promise<LineCreature> {
    const json = await monsters.find(slug);
    if (json === null)
      throw invalid('creature', slug, 'must be the slug of a monster; /api/monsters?search= finds one by name');
    const { name, challenge_rating } = parseJson<Monster>(json);
    if (challenge_rating === null) throw invalid('creature', slug, 'must be a monster with a challenge rating');
    return { slug, name, challenge_rating, count };
  }
}

function found(
  index: Index,
  query: FindParameters,
  scope: BookScope | null,
  built: readonly BuiltFoe[],
): FoundEncounters {
  const { seed = randomInt(MAX_SEED), party = [], environment, type, met, kinds, traps, count, again } = query;
  const members = party.map(({ key, count: people }) => ({ level: key, count: people }));
  const level = query.level ?? levelFor(members);
  const search: Search = {
    seed,
    level,
    again,
    lines: count,
    climate: environment?.climate ?? null,
    terrain: environment?.terrain ?? null,
    types: type ?? [],
    scope,
    manner: met ?? null,
    kinds: kinds ?? null,
    traps: traps ?? false,
  };
  const kept = [query.line1, query.line2, query.line3, query.line4];
  const lines = findEncounters(index, search).map((line, i) => {
    const made = i === 0 ? built : [];
    const stated = kept[i]?.map(({ key, count: several }): Part => ({ ...key, count: several }));
    if (stated === undefined && made.length === 0)
      return line && described(index, { ...line, built: [] }, search, members, 0);
    const parts = known(index, stated ?? [], `line${i + 1}`);
    const level =
      encounterLevel([...foesIn(index, parts), ...made.map((foe) => foesOf(foe, foe.challenge_rating))]) ?? 0;
    const own = { parts, built: made, level, name: null, manner: null, beside: [] };
    return described(index, own, search, members, 1);
  });
  return {
    seed,
    level,
    difficulty: members.length === 0 ? null : difficultyOf(level, partyLevel(members)),
    encounters: lines,
  };
}

/** The level of an encounter that is as hard as the party is good. */
function levelFor(party: readonly PartyMembers[]): number {
  const { lowest, highest } = ENCOUNTER_LEVELS;
  return party.length === 0 ? lowest : Math.min(highest, Math.max(lowest, partyLevel(party)));
}

/** The parts of a line, each of which must be known. */
function known({ creatures, traps }: Index, parts: readonly Part[], parameter: string): Part[] {
  for (const { kind, slug } of parts)
    if (!(kind === 'traps' ? traps : creatures).has(slug))
      throw invalid(
        parameter,
        slug,
        `must be slugs of ${kind} with a challenge rating; /api/${kind}?search= finds them`,
      );
  return [...parts];
}

function described(
  index: Index,
  { parts, built, level, name, manner, beside }: Found & { built: readonly BuiltFoe[] },
  search: Search,
  party: readonly PartyMembers[],
  kept: 0 | 1,
): FoundEncounter {
  const entryOf = ({ kind, slug }: Part) => (kind === 'traps' ? index.traps : index.creatures).get(slug);
  const facts = (part: Part) => {
    const { rating = '', name: called = part.slug } = entryOf(part) ?? {};
    const anew = kept === 1 ? replacementOf(index, parts, parts.indexOf(part), search, search.seed) : null;
    return {
      slug: part.slug,
      name: called,
      count: part.count,
      challenge_rating: rating,
      swap: neighbourOf(index, part, search),
      anew: anew && { slug: anew.slug, name: entryOf(anew)?.name ?? anew.slug, count: anew.count },
    };
  };
  const monsters = parts.filter(({ kind }) => kind === 'monsters');
  const traps = parts.filter(({ kind }) => kind === 'traps');
  const foes = [...foesIn(index, parts), ...built.map((foe) => foesOf(foe, foe.challenge_rating))];
  return {
    level: level < 1 ? formatRating(level) : level,
    creatures: [
      ...monsters.map((part) => ({
        ...facts(part),
        treasure: index.creatures.get(part.slug)?.treasure ?? null,
      })),
      ...built.map((foe) => ({ ...foe, swap: null, anew: null })),
    ],
    traps: traps.map(facts),
    group: name,
    met: manner,
    beside,
    ...earned(level, foes, party),
    kept,
  };
}

/** Why all characters get less together than the creatures are worth. */
const DROPPED = 'Each character’s share is rounded down.';

/** What a party earns, and how hard it is for it; nulls without a party. */
function earned(level: number, foes: readonly Foes[], party: readonly PartyMembers[]) {
  if (party.length === 0) return { experience: null, difficulty: null, notes: [] };
  const { total, each, dropped, undecided } = partyExperience(foes, party);
  return {
    experience: { total, each },
    difficulty: difficultyOf(level, partyLevel(party)),
    notes: [...undecided.map(undecidedSentence), ...(dropped ? [DROPPED] : [])],
  };
}

const invalid = (parameter: string, value: string, message: string) =>
  new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
