import type { Trap } from '../../../contract/traps.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/trap-detail';
import { TrapScreen } from './trap-screen.tsx';

const screen = lazyScreen<Trap>({
  kind: 'traps',
  what: 'trap',
  head: ({ name, challenge_rating, summary }) => [`${name}, CR ${challenge_rating}`, summary],
  screen: async () => (await import('./trap-screen.tsx')).TrapScreen,
});
export const loader = screen.serverLoader(TrapScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function TrapDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
