import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import {
  builtMonster,
  type CreatureOptions,
  creatureBuildParameters,
  creatureOptions,
} from '../contract/creature-build.ts';
import type { Monster } from '../contract/monsters.ts';
import { InvalidParameters } from '../contract/problems.ts';
import { capitalized } from '../rules/capitalized.ts';
import { buildCreature, type CreatureBuild } from '../rules/creature/build-creature.ts';
import { CannotBuild } from '../rules/creature/cannot-build.ts';
import type { CreatureLookup } from '../rules/creature/creature-facts.ts';
import type { TemplateRules } from '../rules/creature/template-rules.ts';
import { documentOf } from './creature-document.ts';
import { type ApiRoute, noSuchEntry, queryRoute, storedRoute } from './route.ts';

/** What creatures can be built with. */
export function creatureOptionsRoute({ creatures, character }: Catalogue): ApiRoute {
  return storedRoute(
    {
      path: '/api/creatures/options',
      tag: 'Monsters',
      summary: 'The templates, classes, weapons and feats that creatures can be built with',
      answer: creatureOptions,
    },
    async () => {
      const { templates, monsters, weapons } = await creatures.facts();
      const { classes, feats } = await character.facts();
      const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
      const options: CreatureOptions = {
        templates: Object.entries(templates)
          .map(([slug, { name, applies_to, changes }]) => ({
            slug,
            name,
            applies_to: applies_to.text,
            varieties: changes.hit_dice?.base_animal
              ? baseAnimals(monsters, changes)
              : (changes.varieties ?? []).map((variety) => ({ slug: variety.slug, name: variety.name })),
          }))
          .sort(byName),
        classes: Object.values(classes)
          .filter(({ facts_only, epic }) => !facts_only && !epic)
          .map(({ slug, name }) => ({ slug, name }))
          .sort(byName),
        weapons: Object.entries(weapons)
          .map(([slug, { name }]) => ({ slug, name: capitalized(name) }))
          .sort(byName),
        feats: Object.entries(feats)
          .map(([slug, { name, choice }]) => ({ slug, name, choice }))
          .sort(byName),
      };
      return toJson(options);
    },
  );
}

/** The animals that lycanthropes can turn into. */
function baseAnimals(
  monsters: CreatureLookup['monsters'],
  { hit_dice }: TemplateRules,
): { slug: string; name: string }[] {
  return Object.entries(monsters)
    .filter(([slug, { type, subtypes }]) => {
      const other = subtypes?.includes('swarm') || hit_dice?.not_animals?.includes(slug);
      return type === 'animal' && !other;
    })
    .map(([slug, { name }]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function creatureBuildRoute({ monsters, creatures, character }: Catalogue): ApiRoute {
  return queryRoute({
    path: '/api/monsters/:slug/build',
    tag: 'Monsters',
    summary:
      'The monster with more Hit Dice, class levels, templates or Augment Summoning: its document with every figure anew',
    parameters: creatureBuildParameters,
    answer: builtMonster,
    quota: QUOTAS.creatures,
    absent: ({ slug = '' }) => noSuchEntry('monsters', slug),
    answerQuery: async (query, { slug = '' }) => {
      const json = await monsters.find(slug);
      const lookup = await creatures.facts();
      const facts = lookup.monsters[slug];
      if (json === null || facts === undefined) return null;
      const { hd, template, class: classes, array, order, increase, feat, skill, weapon, form, augment } = query;
      const { classes: known, feats } = await character.facts();
      try {
        const build: CreatureBuild = {
          ...{ hd, classes, array, order, increase, form, augment },
          ...{ templates: template, feats: feat, skills: skill, weapons: weapon },
        };
        const { monsters: beasts, templates, weapons } = lookup;
        const built = buildCreature(facts, build, { monsters: beasts, templates, weapons, classes: known, feats });
        return toJson(documentOf(parseJson<Monster>(json), facts, built, { types: lookup.types, classes: known }));
      } catch (error) {
        if (!(error instanceof CannotBuild)) throw error;
        const { parameter, value, message } = error;
        throw new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
      }
    },
  });
}
