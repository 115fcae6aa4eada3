import type { Rulebook } from '../../../contract/rulebooks.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/rulebook-detail';
import { RulebookScreen } from './rulebook-screen.tsx';

const screen = lateScreen({
  what: 'rulebook',
  load: (api, slug) => askEntry<Rulebook>(api, 'rulebooks', slug),
  screen: async () => (await import('./rulebook-screen.tsx')).RulebookScreen,
});
export const loader = screen.rendered(RulebookScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, description, edition_name }) =>
    pageMeta(
      name,
      description ?? `${name}${edition_name ? `, ${edition_name}` : ''}: what it contributes to the reference.`,
    ),
  );

export default function RulebookDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
