import type { Catalogue } from '../catalogue/catalogue.ts';
import { type BuiltMonster, creatureBuildParameters } from '../contract/creature-build.ts';
import { parseQuery } from '../contract/parameters.ts';
import { InvalidParameters } from '../contract/problems.ts';
import { readQuery } from '../contract/query.ts';
import { builtDocument } from './creature-build.ts';

/** Several of a creature that is built, with what an encounter says of it. */
export interface BuiltFoe {
  slug: string;
  name: string;
  build: string;
  count: number;
  challenge_rating: string;
  treasure: string | null;
}

/**
 * The creatures that the parameter `built` names.
 * @throws InvalidParameters for an unknown monster, one without a challenge rating, and what the rules do not allow
 */
export function builtFoes(
  catalogue: Catalogue,
  parts: readonly { slug: string; build: string; count: number }[],
): Promise<BuiltFoe[]> {
  return Promise.all(
    parts.map(async ({ slug, build, count }) => {
      const { name, challenge_rating, treasure } = await builtMonsterOf(catalogue, slug, build, 'built');
      if (challenge_rating === null)
        throw refused('built', slug, build, ['must be of a monster with a challenge rating']);
      return { slug, name, build, count, challenge_rating, treasure };
    }),
  );
}

/**
 * A monster that is built with the parameters that a text holds: `class=fighter:4`.
 * @param parameter the parameter of the call that names it
 * @throws InvalidParameters for an unknown monster, and what the rules do not allow
 */
export async function builtMonsterOf(
  catalogue: Catalogue,
  slug: string,
  build: string,
  parameter: string,
): Promise<BuiltMonster> {
  const fault = (errors: InvalidParameters['errors']) =>
    refused(
      parameter,
      slug,
      build,
      errors.map((error) => `${error.parameter} ${error.message}`),
    );
  const parsed = parseQuery(creatureBuildParameters, readQuery(build));
  if (!parsed.ok) throw fault(parsed.errors);
  const found = await builtDocument(catalogue, slug, parsed.value).catch((error: unknown) => {
    throw error instanceof InvalidParameters ? fault(error.errors) : error;
  });
  if (found !== null) return found;
  throw refused(parameter, slug, build, [
    'must be built of the slug of a monster; /api/monsters?search= finds one by name',
  ]);
}

const refused = (parameter: string, slug: string, build: string, messages: readonly string[]) =>
  new InvalidParameters(messages.map((message) => ({ parameter, value: `${slug}?${build}`.slice(0, 80), message })));
