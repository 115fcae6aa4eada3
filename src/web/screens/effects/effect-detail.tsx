import type { Effect } from '../../../contract/effects.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/effect-detail';
import { EffectScreen } from './effect-screen.tsx';

const screen = lateScreen<Effect>({
  kind: 'effects',
  what: 'effect',
  tell: ({ title, note, kinds }) => {
    const counts = kinds.map(({ title: kind, total }) => `${total} ${kind.toLowerCase()}`).join(', ');
    return [title, [`${title} in D&D 3.5e: ${counts}.`, note].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./effect-screen.tsx')).EffectScreen,
});
export const loader = screen.rendered(EffectScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function EffectDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
