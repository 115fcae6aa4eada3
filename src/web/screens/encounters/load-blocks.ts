import { type BuiltPart, builtParts, MAX_BUILT } from '../../../contract/built-creatures.ts';
import type { Monster } from '../../../contract/monsters.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import { openParts } from './encounter-query.ts';
import { summonedParts } from './made-creatures.ts';

/** A stat block, what it is built with (empty as printed), and how many there are. */
export type Block = { monster: Monster; build: string; count: string };

/** The stat blocks of the kinds of an encounter, in its order: those as printed, then those that were built. */
export async function loadBlocks(api: Api, { creature = '', built }: RawQuery): Promise<Answer<Block[]> | null> {
  const printed = openParts({ creature }).map(({ slug, count }) => ({ slug, build: '', count: String(count) }));
  return loadParts(api, [...printed, ...builtParts(built)]);
}

/** The creatures that are summoned into a fight, each with what was added to it. */
export const loadSummoned = (api: Api, { summoned }: RawQuery): Promise<Answer<Block[]> | null> =>
  loadParts(api, summonedParts(summoned));

async function loadParts(api: Api, all: readonly BuiltPart[]): Promise<Answer<Block[]> | null> {
  const parts = all.slice(0, MAX_BUILT);
  if (parts.length === 0) return null;
  const answers = await Promise.all(parts.map((part) => loadMonster(api, part)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) return failed;
  const blocks = parts.flatMap(({ build, count }, i): Block[] => {
    const answer = answers[i];
    return answer?.ok ? [{ monster: answer.value, build, count }] : [];
  });
  return { ok: true, value: blocks };
}

/** A monster as printed, or as it is built. */
export const loadMonster = (api: Api, { slug, build }: Pick<BuiltPart, 'slug' | 'build'>): Promise<Answer<Monster>> =>
  api<Monster>(build === '' ? apiPaths.entry('monsters', slug) : apiPaths.creatureBuild(slug, readQuery(build)));
