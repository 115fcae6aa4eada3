import type { Item } from '../../../contract/items.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/item-detail';
import { ItemScreen } from './item-screen.tsx';

const screen = lateScreen<Item>({
  kind: 'items',
  what: 'item',
  tell: ({ name, summary, subtype, type_name, slot_name, price_text }) => {
    const facts = [type_name, subtype, slot_name && `slot: ${slot_name.toLowerCase()}`, price_text];
    return [name, [summary, `${facts.filter(Boolean).join(', ')}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./item-screen.tsx')).ItemScreen,
});
export const loader = screen.rendered(ItemScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function ItemDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
