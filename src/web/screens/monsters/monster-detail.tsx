import type { Monster } from '../../../contract/monsters.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/monster-detail';
import { MonsterScreen } from './monster-screen.tsx';

const screen = lateScreen(async () => (await import('./monster-screen.tsx')).MonsterScreen);
const address = (slug: string) => `/api/monsters/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(MonsterScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Monster>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Monster>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Monster not found', 'There is no such monster.');
  const { name, summary, size_name, type_name, challenge_rating, rulebook_name } = answer.value;
  const rating = challenge_rating === null ? '' : `, CR ${challenge_rating}`;
  const line = `${size_name} ${type_name.toLowerCase()}${rating}: full stat block from the ${rulebook_name}.`;
  return pageMeta(name, [summary, line].filter(Boolean).join(' '));
}

export default function MonsterDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
