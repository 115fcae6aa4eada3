import type { Feat } from '../../../contract/feats.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/feat-detail';
import { FeatScreen } from './feat-screen.tsx';

const screen = lateScreen<Feat>({
  kind: 'feats',
  what: 'feat',
  tell: ({ name, category_name, summary, prerequisites }) => {
    const needs = prerequisites === null ? 'no prerequisites' : `prerequisites: ${prerequisites}`;
    return [name, [summary, `${category_name} feat, ${needs}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./feat-screen.tsx')).FeatScreen,
});
export const loader = screen.rendered(FeatScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function FeatDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
