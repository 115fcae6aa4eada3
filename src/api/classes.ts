import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type ClassCard, characterClass, classList, classParameters } from '../contract/classes.ts';
import { listedEntry } from '../contract/listed.ts';
import { type Columns, yesNo } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, findAny } from './route.ts';

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

export function classRoutes({ classes, listed }: Catalogue): ApiRoute[] {
  return [
    ...listRoutes({
      kind: 'classes',
      summary: 'Classes by name: base, prestige and NPC classes',
      parameters: classParameters,
      answer: classList,
      queries: classes,
      columns: COLUMNS,
    }),
    detailRoute({
      kind: 'classes',
      answer: z.union([characterClass, listedEntry]),
      find: findAny('classes', classes.find, listed.find),
    }),
  ];
}
