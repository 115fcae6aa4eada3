import type { RaceList } from '../../../contract/races.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/race-list';
import { raceListScreen } from './race-list-screen.tsx';

const list = lazyList<RaceList>('races', async () => (await import('./race-list-screen.tsx')).raceListScreen);
export const loader = list.serverLoader(raceListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function RaceListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
