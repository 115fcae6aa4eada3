import type { Power } from '../../../contract/powers.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/power-detail';
import { PowerScreen } from './power-screen.tsx';

const screen = lateScreen<Power>({
  kind: 'powers',
  what: 'power',
  tell: ({ name, discipline_name, level_text, summary }) => [
    name,
    [summary, `${discipline_name} power, ${level_text}.`].filter(Boolean).join(' '),
  ],
  screen: async () => (await import('./power-screen.tsx')).PowerScreen,
});
export const loader = screen.rendered(PowerScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function PowerDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
