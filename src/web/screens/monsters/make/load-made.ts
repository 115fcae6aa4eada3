import { redirect } from 'react-router';
import type { BuiltMonster, CreatureOptions } from '../../../../contract/creature-build.ts';
import type { Monster } from '../../../../contract/monsters.ts';
import { readQuery } from '../../../../contract/query.ts';
import { apiPaths } from '../../../api-paths.ts';
import type { Answer, Api } from '../../../data/api.ts';
import { paths } from '../../../paths.ts';
import type { MonsterPage } from '../monster-page.ts';
import { hasAdded, isBuilt, isMake, makeQuery, readMake } from './make-query.ts';

/**
 * The creature that the address makes of the monster, with what the panel needs. Where the rules forbid it, the printed monster
 * with the reason.
 * @throws {Response} a redirect to the plain address, where a field of the panel added something
 */
export async function loadMade(
  printed: Answer<Monster>,
  api: Api,
  search: URLSearchParams,
): Promise<Answer<MonsterPage>> {
  const query = readQuery(search);
  if (!printed.ok || !isMake(query)) return printed;
  const monster = printed.value;
  const make = readMake(query);
  if (hasAdded(query)) throw redirect(paths.entry('monsters', monster.slug, makeQuery(make)));
  const build = (parameters: Record<string, string>) =>
    api<BuiltMonster>(apiPaths.creatureBuild(monster.slug, parameters));
  const [options, built] = await Promise.all([
    api<CreatureOptions>(apiPaths.creatureOptions()),
    build(isBuilt(query) ? makeQuery(make) : {}),
  ]);
  if (!options.ok) return options;
  const panel = { make, options: options.value, printed: monster };
  if (built.ok) {
    const { weapons } = built.value.build;
    return { ok: true, value: { ...(isBuilt(query) ? built.value : monster), panel: { ...panel, weapons } } };
  }
  if (built.status !== 400) return built;
  const untouched = await build({});
  const weapons = untouched.ok ? untouched.value.build.weapons : [];
  return { ok: true, value: { ...monster, panel: { ...panel, weapons, fault: built.cause } } };
}
