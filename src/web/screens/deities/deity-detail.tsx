import type { Deity } from '../../../contract/deities.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/deity-detail';
import { DeityScreen } from './deity-screen.tsx';

const screen = lazyScreen<Deity>({
  kind: 'deities',
  what: 'deity',
  head: ({ name, summary, alignment, domain }) => [name, summary ?? `${name}, ${alignment}. Domains: ${domain}.`],
  screen: async () => (await import('./deity-screen.tsx')).DeityScreen,
});
export const loader = screen.serverLoader(DeityScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function DeityDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
