import type { Spell } from '../../../contract/spells.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/spell-detail';
import { SpellScreen } from './spell-screen.tsx';

const screen = lateScreen<Spell>({
  kind: 'spells',
  what: 'spell',
  tell: ({ name, school_name, level_text, summary }) => [
    name,
    [summary, `${school_name} spell, ${level_text ?? 'epic'}.`].filter(Boolean).join(' '),
  ],
  screen: async () => (await import('./spell-screen.tsx')).SpellScreen,
});
export const loader = screen.rendered(SpellScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function SpellDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
