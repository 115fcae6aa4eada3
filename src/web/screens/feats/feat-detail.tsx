import type { Feat } from '../../../contract/feats.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/feat-detail';
import { FeatScreen } from './feat-screen.tsx';

const screen = lazyScreen<Feat>({
  kind: 'feats',
  what: 'feat',
  head: ({ name, category_name, summary, prerequisites }) => {
    const needs = prerequisites === null ? 'no prerequisites' : `prerequisites: ${prerequisites}`;
    return [name, [summary, `${category_name} feat, ${needs}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./feat-screen.tsx')).FeatScreen,
});
export const loader = screen.serverLoader(FeatScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function FeatDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
