import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseJson, toJson } from '../catalogue/json-text.ts';
import { QUOTAS } from '../contract/budget.ts';
import {
  type BuiltMonster,
  builtMonster,
  type CreatureOptions,
  creatureBuildParameters,
  creatureOptions,
} from '../contract/creature-build.ts';
import type { Monster } from '../contract/monsters.ts';
import { InvalidParameters } from '../contract/problems.ts';
import { markdownEntry, type Origin, plainEntry } from '../printed/entry-text.ts';
import { monsterText } from '../printed/monsters.ts';
import { capitalized } from '../rules/capitalized.ts';
import { buildCreature } from '../rules/creature/build-creature.ts';
import { CannotBuild } from '../rules/creature/cannot-build.ts';
import type { CreatureBuild } from '../rules/creature/creature-build.ts';
import type { CreatureLookup } from '../rules/creature/creature-facts.ts';
import { isBaseAnimal } from '../rules/creature/template-conditions.ts';
import type { TemplateRules } from '../rules/creature/template-rules.ts';
import { documentOf } from './creature-document.ts';
import { type ApiCall, type ApiRoute, noSuchEntry, queryRoute, storedRoute } from './route.ts';

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
function baseAnimals(monsters: CreatureLookup['monsters'], rules: TemplateRules): { slug: string; name: string }[] {
  return Object.entries(monsters)
    .filter(([slug, facts]) => isBaseAnimal(facts, slug, rules))
    .map(([slug, { name }]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Creatures that are built of monsters: as a document, as plain text and as Markdown. */
export function creatureBuildRoutes(catalogue: Catalogue): ApiRoute[] {
  const shared = {
    tag: 'Monsters',
    parameters: creatureBuildParameters,
    quota: QUOTAS.creatures,
    absent: ({ slug = '' }: ApiCall['params']) => noSuchEntry('monsters', slug),
  };
  const written = (name: string, form: string, answerType: string, write: typeof plainEntry) =>
    queryRoute({
      ...shared,
      path: `/api/monsters/:slug/build/${name}`,
      summary: `The creature that is built of a monster as ${form}, in the form of the books`,
      answer: z.string(),
      answerType,
      answerQuery: async (query, { slug = '' }, call) => {
        const built = await builtDocument(catalogue, slug, query);
        return built && write(monsterText(built), originOf(built, call));
      },
    });
  return [
    queryRoute({
      ...shared,
      path: '/api/monsters/:slug/build',
      summary:
        'The monster with more Hit Dice, class levels, templates or Augment Summoning: its document with every figure anew',
      answer: builtMonster,
      answerQuery: async (query, { slug = '' }) => {
        const built = await builtDocument(catalogue, slug, query);
        return built && toJson(built);
      },
    }),
    written('text', 'plain text', 'text/plain', plainEntry),
    written('markdown', 'Markdown', 'text/markdown', markdownEntry),
  ];
}

/** The page of the built creature has the parameters of the call. */
function originOf({ slug, rulebook_name, page }: BuiltMonster, { query, site = '' }: ApiCall): Origin {
  const given = Object.keys(creatureBuildParameters.shape).flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [[name, value]];
  });
  const parameters = new URLSearchParams(given).toString();
  return { book: rulebook_name, page, site, path: `/monsters/${slug}${parameters && `?${parameters}`}` };
}

/**
 * The document of a built creature; null where there is no such monster.
 * @throws InvalidParameters where the rules forbid it
 */
export async function builtDocument(
  { monsters, creatures, character }: Catalogue,
  slug: string,
  query: z.output<typeof creatureBuildParameters>,
): Promise<BuiltMonster | null> {
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
    const document = documentOf(parseJson<Monster>(json), facts, built, {
      types: lookup.types,
      classes: known,
      feats,
    });
    // The printed entry's other names are not those of what is made of it.
    return built.facts.name === facts.name ? document : { ...document, aliases: [] };
  } catch (error) {
    if (!(error instanceof CannotBuild)) throw error;
    const { parameter, value, message } = error;
    throw new InvalidParameters([{ parameter, value: value.slice(0, 80), message }]);
  }
}
