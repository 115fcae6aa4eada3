import type { Rulebook } from '../../../contract/rulebooks.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/rulebook-detail';
import { RulebookScreen } from './rulebook-screen.tsx';

const screen = lateScreen(async () => (await import('./rulebook-screen.tsx')).RulebookScreen);
const address = (slug: string) => `/api/rulebooks/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(RulebookScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Rulebook>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Rulebook>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Rulebook not found', 'There is no such rulebook.');
  const { name, description, edition_name } = answer.value;
  return pageMeta(
    name,
    description ?? `${name}${edition_name ? `, ${edition_name}` : ''}: what it contributes to the reference.`,
  );
}

export default function RulebookDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
