import type { Item } from '../../../contract/items.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/item-detail';
import { ItemScreen } from './item-screen.tsx';

const screen = lateScreen({
  what: 'item',
  load: (api, slug) => askEntry<Item>(api, 'items', slug),
  screen: async () => (await import('./item-screen.tsx')).ItemScreen,
});
export const loader = screen.rendered(ItemScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, summary, subtype, type_name, slot_name, price_text }) => {
    const facts = [type_name, subtype, slot_name && `slot: ${slot_name.toLowerCase()}`, price_text];
    return pageMeta(name, [summary, `${facts.filter(Boolean).join(', ')}.`].filter(Boolean).join(' '));
  });

export default function ItemDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
