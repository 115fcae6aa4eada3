import type { Spell } from '../../../contract/spells.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/spell-detail';
import { SpellScreen } from './spell-screen.tsx';

const screen = lazyScreen<Spell>({
  kind: 'spells',
  what: 'spell',
  head: ({ name, school_name, level_text, summary }) => [
    name,
    [summary, `${school_name} spell, ${level_text ?? 'epic'}.`].filter(Boolean).join(' '),
  ],
  screen: async () => (await import('./spell-screen.tsx')).SpellScreen,
});
export const loader = screen.serverLoader(SpellScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function SpellDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
