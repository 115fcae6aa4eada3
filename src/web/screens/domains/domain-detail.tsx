import type { Domain } from '../../../contract/domains.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/domain-detail';
import { DomainScreen } from './domain-screen.tsx';

const screen = lazyScreen<Domain>({
  kind: 'domains',
  what: 'domain',
  head: ({ name, summary, facts_only }) => {
    const rest = facts_only === 1 ? 'the spells here that name it' : 'its spells by level and its deities';
    return [`${name} domain`, [summary, `The cleric domain ${name}: ${rest}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./domain-screen.tsx')).DomainScreen,
});
export const loader = screen.serverLoader(DomainScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function DomainDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
