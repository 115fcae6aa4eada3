import type { RulebookList } from '../../../contract/rulebooks.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import type { LoadedPage } from '../../data/page-data.ts';

/** The data of the timeline; null where the server rendered it. */
export type LoadedTimeline = Answer<RulebookList> | null;

/** The parameter of the list's address, and its value, that shows the timeline in its place. */
export const SHOW = { name: 'show', timeline: 'timeline' } as const;

/** Whether an address is that of the timeline. */
export const isTimeline = ({ url }: Request): boolean => new URL(url).searchParams.get(SHOW.name) === SHOW.timeline;

/** Loads every rulebook by date of publication, those without one last. */
export async function loadTimeline(api: Api): Promise<LoadedPage<Answer<RulebookList>>> {
  const answer = await api<RulebookList>(apiPaths.list('rulebooks', '?limit=200&sort=published'));
  return { page: answer, answer };
}
