import type { RulebookList } from '../../../contract/rulebooks.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/rulebook-list';
import { rulebookListScreen } from './rulebook-list-screen.tsx';

const list = lazyList<RulebookList>(
  'rulebooks',
  async () => (await import('./rulebook-list-screen.tsx')).rulebookListScreen,
);
export const loader = list.serverLoader(rulebookListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function RulebookListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
