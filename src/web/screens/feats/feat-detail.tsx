import type { Feat } from '../../../contract/feats.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/feat-detail';
import { FeatScreen } from './feat-screen.tsx';

const screen = lateScreen(async () => (await import('./feat-screen.tsx')).FeatScreen);
const address = (slug: string) => `/api/feats/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(FeatScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Feat>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Feat>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Feat not found', 'There is no such feat.');
  const { name, category_name, summary, prerequisites } = answer.value;
  const needs = prerequisites === null ? 'no prerequisites' : `prerequisites: ${prerequisites}`;
  return pageMeta(name, [summary, `${category_name} feat, ${needs}.`].filter(Boolean).join(' '));
}

export default function FeatDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
