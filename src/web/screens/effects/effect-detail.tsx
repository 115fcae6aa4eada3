import type { Effect } from '../../../contract/effects.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/effect-detail';
import { EffectScreen } from './effect-screen.tsx';

const screen = lateScreen({
  what: 'effect',
  load: (api, slug) => askEntry<Effect>(api, 'effects', slug),
  screen: async () => (await import('./effect-screen.tsx')).EffectScreen,
});
export const loader = screen.rendered(EffectScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ title, note, kinds }) => {
    const counts = kinds.map(({ title: kind, total }) => `${total} ${kind.toLowerCase()}`).join(', ');
    return pageMeta(title, [`${title} in D&D 3.5e: ${counts}.`, note].filter(Boolean).join(' '));
  });

export default function EffectDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
