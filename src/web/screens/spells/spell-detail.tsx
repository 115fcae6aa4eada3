import type { Spell } from '../../../contract/spells.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/spell-detail';
import { SpellScreen } from './spell-screen.tsx';

const screen = lateScreen({
  what: 'spell',
  load: (api, slug) => askEntry<Spell>(api, 'spells', slug),
  screen: async () => (await import('./spell-screen.tsx')).SpellScreen,
});
export const loader = screen.rendered(SpellScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, school_name, level_text, summary }) =>
    pageMeta(name, [summary, `${school_name} spell, ${level_text ?? 'epic'}.`].filter(Boolean).join(' ')),
  );

export default function SpellDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
