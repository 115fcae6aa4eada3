import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listedEntry } from '../contract/listed.ts';
import { type MonsterCard, monster, monsterFilters, monsterList, monsterParameters } from '../contract/monsters.ts';
import { creatureBuildRoutes, creatureOptionsRoute } from './creature-build.ts';
import { type Columns, joinValues } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, findAny, fixedRoute } from './route.ts';

const COLUMNS: Columns<MonsterCard> = {
  Name: ({ name }) => name,
  'Challenge rating': ({ challenge_rating }) => challenge_rating,
  Size: ({ size_name }) => size_name,
  Type: ({ type_name }) => type_name,
  Subtypes: ({ subtypes }) => joinValues(subtypes.map(({ name }) => name)),
  'Hit Dice': ({ hit_dice }) => hit_dice,
  'Hit points': ({ hit_points }) => hit_points,
  Speed: ({ speed }) => speed,
  'Armor Class': ({ armor_class_total }) => armor_class_total,
  'Natural armor': ({ natural_armor }) => natural_armor,
  Attack: ({ attack }) => attack,
  Strength: ({ str }) => str,
  Alignment: ({ alignment }) => alignment,
  Environment: ({ environment }) => environment,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/monsters/${slug}`,
};

export function monsterRoutes(catalogue: Catalogue): ApiRoute[] {
  const { monsters, listed } = catalogue;
  return [
    ...creatureBuildRoutes(catalogue),
    creatureOptionsRoute(catalogue),
    fixedRoute(
      {
        path: '/api/monsters/filters',
        tag: 'Monsters',
        summary: 'The values that the monster filters take',
        answer: monsterFilters,
      },
      monsters.filters,
    ),
    ...listRoutes({
      kind: 'monsters',
      summary: 'Monsters that match every filter given',
      parameters: monsterParameters,
      answer: monsterList,
      queries: monsters,
      columns: COLUMNS,
    }),
    detailRoute({
      kind: 'monsters',
      answer: z.union([monster, listedEntry]),
      find: findAny('monsters', monsters.find, listed.find),
    }),
  ];
}
