import type { Deity } from '../../../contract/deities.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/deity-detail';
import { DeityScreen } from './deity-screen.tsx';

const screen = lateScreen({
  what: 'deity',
  load: (api, slug) => askEntry<Deity>(api, 'deities', slug),
  screen: async () => (await import('./deity-screen.tsx')).DeityScreen,
});
export const loader = screen.rendered(DeityScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, summary, alignment, domain }) =>
    pageMeta(name, summary ?? `${name}, ${alignment}. Domains: ${domain}.`),
  );

export default function DeityDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
