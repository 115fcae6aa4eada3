import { randomInt } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import type { Monster } from '../contract/monsters.ts';
import { InvalidParameters } from '../contract/problems.ts';
import { MAX_SEED } from '../contract/shop-options.ts';
import { treasure, treasureLevels, treasureParameters, treasureTables } from '../contract/treasure.ts';
import {
  levelsResponse,
  type TreasureCreature,
  tablesResponse,
  treasureLevel,
  treasureResponse,
} from '../treasure/treasure-response.ts';
import { builtMonsterOf } from './built-foes.ts';
import { type ApiRoute, queryRoute, storedRoute } from './route.ts';

const TAG = 'Treasure';

export function treasureRoutes(catalogue: Catalogue): ApiRoute[] {
  const { treasure: queries, shop, monsters } = catalogue;
  return [
    queryRoute({
      path: '/api/treasure',
      tag: TAG,
      summary:
        'A random treasure of a level or of a creature, with every die; the same parameters and seed give the same one',
      parameters: treasureParameters,
      answer: treasure,
      quota: ({ build }) => (build === undefined ? undefined : QUOTAS.creatures),
      cacheable: ({ seed }) => seed !== undefined,
      answerQuery: async (query) => {
        const creature = query.creature === undefined ? null : await creatureOf(query.creature, query.build);
        const level = query.level ?? (creature && treasureLevel(creature.challenge_rating));
        if (level === null) throw invalid('level', '', 'must be given, from 1 to 30, or creature');
        const seed = query.seed ?? randomInt(MAX_SEED);
        const [tables, range] = await Promise.all([queries.tables(), shop.range()]);
        return toJson(treasureResponse(tables, range, { ...query, level, seed }, creature));
      },
    }),
    storedRoute(
      {
        path: '/api/treasure/tables',
        tag: TAG,
        summary: 'The d% tables of treasures, and the levels 1 to 30',
        answer: treasureTables,
      },
      async () => toJson(tablesResponse(await queries.tables())),
    ),
    storedRoute(
      {
        path: '/api/treasure/levels',
        tag: TAG,
        summary: 'The rows of coins, goods and items of the levels 1 to 30, and what a treasure is worth',
        answer: treasureLevels,
      },
      async () => toJson(levelsResponse(await queries.tables())),
    ),
  ];

  async function creatureOf(slug: string, build: string | undefined): Promise<TreasureCreature> {
    if (build !== undefined) {
      const { name, treasure: line, challenge_rating } = await builtMonsterOf(catalogue, slug, build, 'build');
      return { slug, name, treasure: line ?? 'None', challenge_rating };
    }
    const json = await monsters.find(slug);
    if (json === null)
      throw invalid('creature', slug, 'must be the slug of a monster; /api/monsters?search= finds one by name');
    const { name, treasure: line, challenge_rating } = parseJson<Monster>(json);
    // Animals and vermin have no treasure, and often no line that says so.
    return { slug, name, treasure: line ?? 'None', challenge_rating };
  }
}

const invalid = (parameter: string, value: string, message: string) =>
  new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
