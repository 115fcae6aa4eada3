import type { Term } from '../../../contract/glossary.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/term-detail';
import { TermScreen } from './term-screen.tsx';

const screen = lateScreen(async () => (await import('./term-screen.tsx')).TermScreen);
const address = (slug: string) => `/api/glossary/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(TermScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Term>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Term>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Term not found', 'There is no such term.');
  return pageMeta(answer.value.name, answer.value.summary);
}

export default function TermDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
