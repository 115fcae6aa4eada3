import type { Item } from '../../../contract/items.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/item-detail';
import { ItemScreen } from './item-screen.tsx';

const screen = lateScreen(async () => (await import('./item-screen.tsx')).ItemScreen);
const address = (slug: string) => `/api/items/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(ItemScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Item>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Item>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Item not found', 'There is no such item.');
  const { name, summary, subtype, type_name, slot_name, price_text } = answer.value;
  const facts = [type_name, subtype, slot_name && `slot: ${slot_name.toLowerCase()}`, price_text];
  return pageMeta(name, [summary, `${facts.filter(Boolean).join(', ')}.`].filter(Boolean).join(' '));
}

export default function ItemDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
