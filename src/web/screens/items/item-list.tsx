import type { ItemList } from '../../../contract/items.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/item-list';
import { itemListScreen } from './item-list-screen.tsx';

const list = lazyList<ItemList>('items', async () => (await import('./item-list-screen.tsx')).itemListScreen);
export const loader = list.serverLoader(itemListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function ItemListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
