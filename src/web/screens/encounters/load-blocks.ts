import type { Monster } from '../../../contract/monsters.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import { openParts } from './encounter-query.ts';
import { type SummonedPart, summonedParts } from './made-creatures.ts';

/** As many stand side by side. */
const MOST = 12;

/** The stat blocks of the kinds of an encounter, in its order. */
export async function loadBlocks(api: Api, creature: string | undefined): Promise<Answer<Monster[]> | null> {
  const slugs = openParts({ creature: creature ?? '' })
    .map(({ slug }) => slug)
    .slice(0, MOST);
  if (slugs.length === 0) return null;
  const answers = await Promise.all(slugs.map((slug) => api<Monster>(apiPaths.entry('monsters', slug))));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) return failed;
  return { ok: true, value: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])) };
}

/** A summoned creature, and how many come. */
export type SummonedBlock = { monster: Monster; count: string };

/** The creatures that are summoned into a fight, each with what was added to it. */
export async function loadSummoned(api: Api, summoned: string | undefined): Promise<Answer<SummonedBlock[]> | null> {
  const parts = summonedParts(summoned).slice(0, MOST);
  if (parts.length === 0) return null;
  const answers = await Promise.all(parts.map((part) => api<Monster>(callOf(part))));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) return failed;
  const blocks = answers.flatMap((answer, i) =>
    answer.ok ? [{ monster: answer.value, count: parts[i]?.count ?? '1' }] : [],
  );
  return { ok: true, value: blocks };
}

const callOf = ({ slug, templates, augmented }: SummonedPart): string =>
  apiPaths.creatureBuild(slug, {
    template: templates.length === 0 ? undefined : templates.join(','),
    augment: augmented ? 1 : undefined,
  });
