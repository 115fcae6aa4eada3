import type { SpellList } from '../../../contract/spells.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/spell-list';
import { spellListScreen } from './spell-list-screen.tsx';

const list = lazyList<SpellList>('spells', async () => (await import('./spell-list-screen.tsx')).spellListScreen);
export const loader = list.serverLoader(spellListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function SpellListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
