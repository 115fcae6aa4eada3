import type { Deity } from '../../../contract/deities.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/deity-detail';
import { DeityScreen } from './deity-screen.tsx';

const screen = lateScreen(async () => (await import('./deity-screen.tsx')).DeityScreen);
const address = (slug: string) => `/api/deities/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(DeityScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Deity>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Deity>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Deity not found', 'There is no such deity.');
  const { name, summary, alignment, domain } = answer.value;
  return pageMeta(name, summary ?? `${name}, ${alignment}. Domains: ${domain}.`);
}

export default function DeityDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
