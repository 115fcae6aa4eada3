import type { DeityList } from '../../../contract/deities.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/deity-list';
import { deityListScreen } from './deity-list-screen.tsx';

const list = lazyList<DeityList>('deities', async () => (await import('./deity-list-screen.tsx')).deityListScreen);
export const loader = list.serverLoader(deityListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function DeityListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
