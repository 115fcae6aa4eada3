import type { Power } from '../../../contract/powers.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/power-detail';
import { PowerScreen } from './power-screen.tsx';

const screen = lazyScreen<Power>({
  kind: 'powers',
  what: 'power',
  head: ({ name, discipline_name, level_text, summary }) => [
    name,
    [summary, `${discipline_name} power, ${level_text}.`].filter(Boolean).join(' '),
  ],
  screen: async () => (await import('./power-screen.tsx')).PowerScreen,
});
export const loader = screen.serverLoader(PowerScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function PowerDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
