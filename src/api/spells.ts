import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { listedEntry } from '../contract/listed.ts';
import { type SpellCard, spell, spellFilters, spellList, spellParameters } from '../contract/spells.ts';
import { type Columns, joinValues, yesNo } from './csv.ts';
import { listRoutes } from './list-routes.ts';
import { type ApiRoute, detailRoute, findAny, fixedRoute } from './route.ts';

const COLUMNS: Columns<SpellCard> = {
  Name: ({ name }) => name,
  School: ({ school_name }) => school_name,
  Subschool: ({ subschool_name }) => subschool_name,
  Descriptors: ({ descriptors }) => joinValues(descriptors.map(({ name }) => name)),
  Level: ({ level_text }) => level_text,
  Verbal: ({ verbal_component }) => yesNo(verbal_component),
  Somatic: ({ somatic_component }) => yesNo(somatic_component),
  Material: ({ material_component }) => yesNo(material_component),
  Focus: ({ arcane_focus_component }) => yesNo(arcane_focus_component),
  'Divine focus': ({ divine_focus_component }) => yesNo(divine_focus_component),
  XP: ({ xp_component }) => yesNo(xp_component),
  'Casting time': ({ casting_time }) => casting_time,
  Range: ({ range }) => range,
  Duration: ({ duration }) => duration,
  'Saving throw': ({ saving_throw }) => saving_throw,
  'Spell resistance': ({ spell_resistance }) => spell_resistance,
  Summary: ({ summary }) => summary,
  Rulebook: ({ rulebook_name }) => rulebook_name,
  Address: ({ slug }) => `/spells/${slug}`,
};

export function spellRoutes({ spells, listed }: Catalogue): ApiRoute[] {
  return [
    fixedRoute(
      {
        path: '/api/spells/filters',
        tag: 'Spells',
        summary: 'The values that the spell filters take',
        answer: spellFilters,
      },
      spells.filters,
    ),
    ...listRoutes({
      kind: 'spells',
      summary: 'Spells that match every filter given',
      parameters: spellParameters,
      answer: spellList,
      queries: spells,
      columns: COLUMNS,
    }),
    detailRoute({
      kind: 'spells',
      answer: z.union([spell, listedEntry]),
      find: findAny('spells', spells.find, listed.find),
    }),
  ];
}
