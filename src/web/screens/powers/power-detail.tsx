import type { Power } from '../../../contract/powers.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/power-detail';
import { PowerScreen } from './power-screen.tsx';

const screen = lateScreen(async () => (await import('./power-screen.tsx')).PowerScreen);
const address = (slug: string) => `/api/powers/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(PowerScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Power>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Power>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Power not found', 'There is no such power.');
  const { name, discipline_name, level_text, summary } = answer.value;
  return pageMeta(name, [summary, `${discipline_name} power, ${level_text}.`].filter(Boolean).join(' '));
}

export default function PowerDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
