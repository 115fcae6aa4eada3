import type { Effect } from '../../../contract/effects.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/effect-detail';
import { EffectScreen } from './effect-screen.tsx';

const screen = lazyScreen<Effect>({
  kind: 'effects',
  what: 'effect',
  head: ({ title, note, kinds }) => {
    const counts = kinds.map(({ title: kind, total }) => `${total} ${kind.toLowerCase()}`).join(', ');
    return [title, [`${title} in D&D 3.5e: ${counts}.`, note].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./effect-screen.tsx')).EffectScreen,
});
export const loader = screen.serverLoader(EffectScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function EffectDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
