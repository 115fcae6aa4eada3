import type { FeatList } from '../../../contract/feats.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/feat-list';
import { featListScreen } from './feat-list-screen.tsx';

const list = lazyList<FeatList>('feats', async () => (await import('./feat-list-screen.tsx')).featListScreen);
export const loader = list.serverLoader(featListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function FeatListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
