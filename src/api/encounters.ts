import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import { type EncounterLevelAnswer, encounterLevelAnswer, encounterParameters } from '../contract/encounters.ts';
import type { Monster } from '../contract/monsters.ts';
import { InvalidParameters } from '../contract/problems.ts';
import {
  type Companions,
  difficultyOf,
  encounterLevel,
  type Foes,
  formatRating,
  partyExperience,
  partyLevel,
} from '../rules/encounters.ts';
import { challengeRatingValue } from '../rules/monster-lines.ts';
import { type ApiRoute, queryRoute } from './route.ts';

type Named = EncounterLevelAnswer['creatures'][number];

export function encounterRoutes({ monsters }: Catalogue): ApiRoute[] {
  return [
    queryRoute({
      path: '/api/encounters/level',
      tag: 'Encounters',
      summary: 'The encounter level of a group of creatures, and the experience that a party earns by it',
      parameters: encounterParameters,
      answer: encounterLevelAnswer,
      answerQuery: async ({ creature = [], cr = [], party = [] }) => {
        const creatures = await Promise.all(creature.map(({ key, count }) => named(key, count)));
        const foes = [
          ...creatures.map(({ challenge_rating, count }) => ({ rating: ratingOf(challenge_rating), count })),
          ...cr.map(({ key, count }) => ({ rating: key, count })),
        ];
        const level = encounterLevel(foes);
        if (level === null) throw invalid('creature', '', 'must be given, such as ogre:2, or cr, such as 3:2');
        const companions = party.map(({ key, count }) => ({ level: key, count }));
        return toJson({
          encounter_level: level < 1 ? formatRating(level) : level,
          creatures,
          ...earned(level, foes, companions),
        } satisfies EncounterLevelAnswer);
      },
    }),
  ];

  async function named(slug: string, count: number): Promise<Named> {
    const json = await monsters.find(slug);
    if (json === null)
      throw invalid('creature', slug, 'must be the slug of a monster; /api/monsters?search= finds one by name');
    const { name, challenge_rating } = parseJson<Monster>(json);
    if (challenge_rating === null) throw invalid('creature', slug, 'must be a monster with a challenge rating');
    return { slug, name, challenge_rating, count };
  }
}

const ratingOf = (text: string): number => challengeRatingValue(text.includes('/') ? text : Number(text));

/** What a party earns, and how hard it is for it; nulls without a party. */
function earned(level: number, foes: readonly Foes[], party: readonly Companions[]) {
  if (party.length === 0) return { experience: null, difficulty: null, notes: [] };
  const { total, each, undecided } = partyExperience(foes, party);
  return {
    experience: { total, each },
    difficulty: difficultyOf(level, partyLevel(party)),
    notes: undecided.map(
      (one) =>
        `Challenge rating ${formatRating(one.rating)} is too high for level ${one.level}: the Dungeon Master decides, and nothing is counted.`,
    ),
  };
}

const invalid = (parameter: string, value: string, message: string) =>
  new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
