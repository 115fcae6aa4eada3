import { lazy, Suspense } from 'react';
import type { RulebookList } from '../../../contract/rulebooks.ts';
import { apiOf, pageApi } from '../../data/api.ts';
import { useListQuery } from '../../data/list-query.ts';
import { servePage } from '../../data/page-data.ts';
import { type LoadedList, lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import type { Route } from './+types/rulebook-list';
import { rulebookListScreen } from './rulebook-list-screen.tsx';
import timelineUrl from './timeline.css?url';
import { isTimeline, type LoadedTimeline, loadTimeline, SHOW } from './timeline-data.ts';

const importTimeline = () => import('./timeline.tsx');
/** The server renders in one go and cannot wait for a lazy component. */
const Timeline = import.meta.env.SSR
  ? (await importTimeline()).Timeline
  : lazy(async () => ({ default: (await importTimeline()).Timeline }));

const list = lazyList<RulebookList>(
  'rulebooks',
  async () => (await import('./rulebook-list-screen.tsx')).rulebookListScreen,
);
const listLoader = list.serverLoader(rulebookListScreen);

export const loader = async (args: Route.LoaderArgs) =>
  isTimeline(args.request) ? servePage(args.context, await loadTimeline(apiOf(args.context))) : listLoader(args);
export const clientLoader = async (args: Route.ClientLoaderArgs) =>
  isTimeline(args.request) ? (await loadTimeline(pageApi(args.request))).page : list.clientLoader(args);

export const links = () => [listStyle, screenStyle(timelineUrl)];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  isOfList(loaderData)
    ? list.meta({ loaderData })
    : pageMeta('Rulebooks by year', 'The rulebooks of D&D 3.5e in the order in which they were published.');

export default function RulebookListPage({ loaderData }: Route.ComponentProps) {
  if (useListQuery()[SHOW.name] !== SHOW.timeline)
    return <LazyScreen of={list} loaderData={loaderData as LoadedList<RulebookList>} />;
  return (
    <Suspense>
      <Timeline loaded={loaderData as LoadedTimeline} />
    </Suspense>
  );
}

const isOfList = (loaderData: unknown): loaderData is LoadedList<RulebookList> =>
  loaderData !== null && typeof loaderData === 'object' && 'head' in loaderData;
