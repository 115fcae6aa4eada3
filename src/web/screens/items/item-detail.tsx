import type { Item } from '../../../contract/items.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/item-detail';
import { ItemScreen } from './item-screen.tsx';

const screen = lazyScreen<Item>({
  kind: 'items',
  what: 'item',
  head: ({ name, summary, subtype, type_name, slot_name, price_text }) => {
    const facts = [type_name, subtype, slot_name && `slot: ${slot_name.toLowerCase()}`, price_text];
    return [name, [summary, `${facts.filter(Boolean).join(', ')}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./item-screen.tsx')).ItemScreen,
});
export const loader = screen.serverLoader(ItemScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function ItemDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
