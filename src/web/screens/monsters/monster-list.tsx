import type { MonsterList } from '../../../contract/monsters.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/monster-list';
import { monsterListScreen } from './monster-list-screen.tsx';

const list = lazyList<MonsterList>(
  'monsters',
  async () => (await import('./monster-list-screen.tsx')).monsterListScreen,
);
export const loader = list.serverLoader(monsterListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function MonsterListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
