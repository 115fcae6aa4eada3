import type { Catalogue } from '../catalogue/catalogue.ts';
import { type SkillCard, skill, skillList, skillParameters } from '../contract/skills.ts';
import { type Columns, yesNo } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<SkillCard> = {
  Name: ({ name }) => name,
  'Key ability': ({ ability }) => ability,
  Untrained: ({ untrained }) => yesNo(untrained),
  'Armor check penalty': ({ armor_check_multiplier: times }) => ['no', 'yes', 'double'][times] ?? null,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/skills/${slug}`,
};

export function skillRoutes({ skills }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'skills',
      summary: 'Skills by name',
      parameters: skillParameters,
      answer: skillList,
      queries: skills,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'skills', answer: skill, find: skills.find }),
  ];
}
