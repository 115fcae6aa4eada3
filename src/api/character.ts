import type { Catalogue } from '../catalogue/catalogue.ts';
import { toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import { characterAnswer, characterParameters, characterRequest } from '../contract/character.ts';
import { workOut } from '../rules/character/work-out.ts';
import { answerOf, characterOf } from './character-answer.ts';
import { unknownNames } from './character-names.ts';
import { type ApiRoute, bodyRoute } from './route.ts';

export function characterRoutes({ character }: Catalogue): ApiRoute[] {
  return [
    bodyRoute({
      path: '/api/character',
      tag: 'Characters',
      summary:
        'A character worked out: its figures, every feat and class that it can take, and what is wrong. Nothing is stored',
      parameters: characterParameters,
      body: characterRequest,
      answer: characterAnswer,
      quota: QUOTAS.characters,
      answerBody: async (request, { group }) => {
        const facts = await character.facts();
        const errors = unknownNames(request, facts);
        if (errors.length > 0) return { errors };
        return { json: toJson(answerOf(workOut(characterOf(request), facts, group), request)) };
      },
    }),
  ];
}
