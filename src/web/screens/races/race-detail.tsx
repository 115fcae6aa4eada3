import type { Race } from '../../../contract/races.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/race-detail';
import { RaceScreen } from './race-screen.tsx';

const screen = lazyScreen<Race>({
  kind: 'races',
  what: 'race',
  head: ({ name, summary, size, type, favored_class }) => {
    const facts = [size, type?.toLowerCase(), favored_class && `favored class ${favored_class.toLowerCase()}`];
    return [name, [summary, `${facts.filter(Boolean).join(', ') || 'A race'}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./race-screen.tsx')).RaceScreen,
});
export const loader = screen.serverLoader(RaceScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function RaceDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
