import type { PowerList } from '../../../contract/powers.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/power-list';
import { powerListScreen } from './power-list-screen.tsx';

const list = lazyList<PowerList>('powers', async () => (await import('./power-list-screen.tsx')).powerListScreen);
export const loader = list.serverLoader(powerListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function PowerListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
