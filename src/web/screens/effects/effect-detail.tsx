import type { Effect } from '../../../contract/effects.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/effect-detail';
import { EffectScreen } from './effect-screen.tsx';

const screen = lateScreen(async () => (await import('./effect-screen.tsx')).EffectScreen);
const address = (slug: string) => `/api/effects/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(EffectScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Effect>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Effect>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Effect not found', 'There is no such effect.');
  const { title, note, kinds } = answer.value;
  const counts = kinds.map(({ title: kind, total }) => `${total} ${kind.toLowerCase()}`).join(', ');
  return pageMeta(title, [`${title} in D&D 3.5e: ${counts}.`, note].filter(Boolean).join(' '));
}

export default function EffectDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
