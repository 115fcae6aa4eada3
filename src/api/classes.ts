import type { Catalogue } from '../catalogue/catalogue.ts';
import { type ClassCard, characterClass, classList, classParameters } from '../contract/classes.ts';
import { type Columns, yesNo } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute } from './route.ts';

const COLUMNS: Columns<ClassCard> = {
  Name: ({ name }) => name,
  'Hit die': ({ hit_die }) => hit_die,
  'Skill points': ({ skill_points }) => skill_points,
  'Base attack': ({ base_attack }) => base_attack,
  Alignment: ({ alignment }) => alignment,
  Prestige: ({ prestige }) => yesNo(prestige),
  NPC: ({ npc }) => yesNo(npc),
  Psionic: ({ psionic }) => yesNo(psionic),
  Epic: ({ epic }) => yesNo(epic),
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/classes/${slug}`,
};

export function classRoutes({ classes }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'classes',
      summary: 'Classes by name: base, prestige and NPC classes',
      parameters: classParameters,
      answer: classList,
      queries: classes,
      columns: COLUMNS,
    }),
    detailRoute({ kind: 'classes', answer: characterClass, find: classes.find }),
  ];
}
