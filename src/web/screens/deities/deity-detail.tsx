import type { Deity } from '../../../contract/deities.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/deity-detail';
import { DeityScreen } from './deity-screen.tsx';

const screen = lateScreen<Deity>({
  kind: 'deities',
  what: 'deity',
  tell: ({ name, summary, alignment, domain }) => [name, summary ?? `${name}, ${alignment}. Domains: ${domain}.`],
  screen: async () => (await import('./deity-screen.tsx')).DeityScreen,
});
export const loader = screen.rendered(DeityScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function DeityDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
