import type { Feat } from '../../../contract/feats.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/feat-detail';
import { FeatScreen } from './feat-screen.tsx';

const screen = lateScreen({
  what: 'feat',
  load: (api, slug) => askEntry<Feat>(api, 'feats', slug),
  screen: async () => (await import('./feat-screen.tsx')).FeatScreen,
});
export const loader = screen.rendered(FeatScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, category_name, summary, prerequisites }) => {
    const needs = prerequisites === null ? 'no prerequisites' : `prerequisites: ${prerequisites}`;
    return pageMeta(name, [summary, `${category_name} feat, ${needs}.`].filter(Boolean).join(' '));
  });

export default function FeatDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
