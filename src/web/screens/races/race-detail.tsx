import type { Race } from '../../../contract/races.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/race-detail';
import { RaceScreen } from './race-screen.tsx';

const screen = lateScreen(async () => (await import('./race-screen.tsx')).RaceScreen);
const address = (slug: string) => `/api/races/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(RaceScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Race>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Race>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Race not found', 'There is no such race.');
  const { name, summary, size, type, favored_class } = answer.value;
  const facts = [size, type?.toLowerCase(), favored_class && `favored class ${favored_class.toLowerCase()}`];
  return pageMeta(name, [summary, `${facts.filter(Boolean).join(', ') || 'A race'}.`].filter(Boolean).join(' '));
}

export default function RaceDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
