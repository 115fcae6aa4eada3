import type { TrapList } from '../../../contract/traps.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/trap-list';
import { trapListScreen } from './trap-list-screen.tsx';

const list = lazyList<TrapList>('traps', async () => (await import('./trap-list-screen.tsx')).trapListScreen);
export const loader = list.serverLoader(trapListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function TrapListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
