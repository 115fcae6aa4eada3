import type { Domain } from '../../../contract/domains.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/domain-detail';
import { DomainScreen } from './domain-screen.tsx';

const screen = lateScreen(async () => (await import('./domain-screen.tsx')).DomainScreen);
const address = (slug: string) => `/api/domains/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(DomainScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Domain>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Domain>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Domain not found', 'There is no such domain.');
  const { name, summary, facts_only } = answer.value;
  const rest = facts_only === 1 ? 'the spells here that name it' : 'its spells by level and its deities';
  return pageMeta(`${name} domain`, [summary, `The cleric domain ${name}: ${rest}.`].filter(Boolean).join(' '));
}

export default function DomainDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
