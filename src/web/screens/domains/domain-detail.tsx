import type { Domain } from '../../../contract/domains.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/domain-detail';
import { DomainScreen } from './domain-screen.tsx';

const screen = lateScreen({
  what: 'domain',
  load: (api, slug) => askEntry<Domain>(api, 'domains', slug),
  screen: async () => (await import('./domain-screen.tsx')).DomainScreen,
});
export const loader = screen.rendered(DomainScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, summary, facts_only }) => {
    const rest = facts_only === 1 ? 'the spells here that name it' : 'its spells by level and its deities';
    return pageMeta(`${name} domain`, [summary, `The cleric domain ${name}: ${rest}.`].filter(Boolean).join(' '));
  });

export default function DomainDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
