import { type BuiltPart, builtParts, MAX_BUILT } from '../../../contract/built-creatures.ts';
import { MAX_PRINTED_KINDS } from '../../../contract/encounter-options.ts';
import type { Monster } from '../../../contract/monsters.ts';
import { type RawQuery, readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import { openParts } from './encounter-query.ts';
import { summonedParts } from './made-creatures.ts';

/** A stat block, what it is built with (empty as printed), and how many there are. */
export type Block = { monster: Monster; build: string; count: string };

/** How many are requested at a time: a client may have 20 responses in progress. */
const AT_ONCE = 10;

/** The kinds of an encounter: those as printed, and those that were built. */
function kindsOf({ creature = '', built }: RawQuery): { printed: BuiltPart[]; made: BuiltPart[] } {
  const printed = openParts({ creature }).map(({ slug, count }) => ({ slug, build: '', count: String(count) }));
  return { printed, made: builtParts(built) };
}

/**
 * The stat blocks of the kinds of an encounter, in its order: at most 50 as printed, then at most 12 that were built. Null
 * where the address names no kind.
 */
export async function loadBlocks(api: Api, query: RawQuery): Promise<Answer<Block[]> | null> {
  const { printed, made } = kindsOf(query);
  return loadParts(api, [...printed.slice(0, MAX_PRINTED_KINDS), ...made.slice(0, MAX_BUILT)]);
}

/** Says how many kinds of an encounter `loadBlocks` leaves out; null where it loads all. */
export function leftOutSentence(query: RawQuery): string | null {
  const { printed, made } = kindsOf(query);
  const leftOut = Math.max(0, printed.length - MAX_PRINTED_KINDS) + Math.max(0, made.length - MAX_BUILT);
  if (leftOut === 0) return null;
  const limits = `An encounter has at most ${MAX_PRINTED_KINDS} kinds as printed and ${MAX_BUILT} that were built`;
  return `${limits}: ${leftOut} more ${leftOut === 1 ? 'is' : 'are'} left out.`;
}

/** The creatures that are summoned into a fight, at most 12 kinds, each with what was added to it; null without any. */
export const loadSummoned = (api: Api, { summoned }: RawQuery): Promise<Answer<Block[]> | null> =>
  loadParts(api, summonedParts(summoned).slice(0, MAX_BUILT));

async function loadParts(api: Api, parts: readonly BuiltPart[]): Promise<Answer<Block[]> | null> {
  if (parts.length === 0) return null;
  const answers: Answer<Monster>[] = [];
  for (let i = 0; i < parts.length; i += AT_ONCE)
    answers.push(...(await Promise.all(parts.slice(i, i + AT_ONCE).map((part) => loadMonster(api, part)))));
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
