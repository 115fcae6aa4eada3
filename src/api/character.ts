import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import {
  characterAnswer,
  characterFacts,
  characterOptions,
  characterParameters,
  characterPlanAnswer,
  characterPlanParameters,
  characterRequest,
} from '../contract/character.ts';
import { answerOf, characterOf, planAnswerOf } from '../contract/character-answer.ts';
import { withinBooks } from '../contract/character-books.ts';
import { readPlan } from '../contract/character-query.ts';
import { InvalidParameters } from '../contract/problems.ts';
import type { RawQuery } from '../contract/query.ts';
import type { CharacterFacts } from '../rules/character/facts.ts';
import { workOut } from '../rules/character/work-out.ts';
import { unknownNames } from './character-names.ts';
import { type ApiRoute, bodyRoute, queryRoute, storedRoute } from './route.ts';

const TAG = 'Characters';

export function characterRoutes({ character, books }: Catalogue): ApiRoute[] {
  return [
    bodyRoute({
      path: '/api/character',
      tag: TAG,
      summary:
        'A character worked out: its figures, every feat and class that it can take, and what is wrong. Nothing is stored',
      parameters: characterParameters,
      body: characterRequest,
      answer: characterAnswer,
      quota: QUOTAS.characters,
      answerBody: async (request, { group, books: allowed }) => {
        const facts = await character.facts();
        const errors = unknownNames(request, facts);
        if (errors.length > 0) return { errors };
        const scope = await books.scope(allowed);
        const worked = withinBooks(workOut(characterOf(request), facts, { group }), scope, facts);
        return { json: toJson(answerOf(worked, request)) };
      },
    }),
    queryRoute({
      path: '/api/character/plan',
      tag: TAG,
      summary: 'The same for a character in an address, with its skills, its next level and every level of its plan',
      parameters: characterPlanParameters,
      answer: characterPlanAnswer,
      quota: QUOTAS.plans,
      answerQuery: async ({ group, view, books: allowed, ...query }) => {
        const facts = await character.facts();
        const { plan, errors } = readPlan(given(query), facts);
        if (errors.length > 0) throw new InvalidParameters(errors);
        const scope = await books.scope(allowed);
        return toJson(planAnswerOf(plan, facts, { group, view, scope }));
      },
    }),
    storedRoute(
      {
        path: '/api/character/facts',
        tag: TAG,
        summary:
          'The typed facts of races, classes, feats, skills, spells and weapons that characters are worked out from',
        answer: characterFacts,
      },
      async () => toJson(await character.facts()),
    ),
    storedRoute(
      {
        path: '/api/character/options',
        tag: TAG,
        summary: 'The races and classes that a character can begin with',
        answer: characterOptions,
      },
      async () => toJson(optionsOf(await character.facts())),
    ),
  ];
}

const given = (query: Readonly<Record<string, string | undefined>>): RawQuery =>
  Object.fromEntries(Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** Races, and the classes that are open at 1st level and whose figures are known. */
function optionsOf({ races, classes }: CharacterFacts) {
  const namedSlug = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });
  return {
    races: Object.values(races).map(namedSlug),
    classes: Object.values(classes)
      .filter(({ prestige, epic, facts_only }) => !prestige && !epic && !facts_only)
      .map(namedSlug),
  };
}
