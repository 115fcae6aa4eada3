import type { Monster } from '../../../contract/monsters.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import { openParts } from './encounter-query.ts';

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
