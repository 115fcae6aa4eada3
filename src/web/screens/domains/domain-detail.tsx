import type { Domain } from '../../../contract/domains.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/domain-detail';
import { DomainScreen } from './domain-screen.tsx';

const screen = lateScreen<Domain>({
  kind: 'domains',
  what: 'domain',
  tell: ({ name, summary, facts_only }) => {
    const rest = facts_only === 1 ? 'the spells here that name it' : 'its spells by level and its deities';
    return [`${name} domain`, [summary, `The cleric domain ${name}: ${rest}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./domain-screen.tsx')).DomainScreen,
});
export const loader = screen.rendered(DomainScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function DomainDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
