import type { Power } from '../../../contract/powers.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/power-detail';
import { PowerScreen } from './power-screen.tsx';

const screen = lateScreen({
  what: 'power',
  load: (api, slug) => askEntry<Power>(api, 'powers', slug),
  screen: async () => (await import('./power-screen.tsx')).PowerScreen,
});
export const loader = screen.rendered(PowerScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, discipline_name, level_text, summary }) =>
    pageMeta(name, [summary, `${discipline_name} power, ${level_text}.`].filter(Boolean).join(' ')),
  );

export default function PowerDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
