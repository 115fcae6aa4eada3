import type { Rulebook } from '../../../contract/rulebooks.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/rulebook-detail';
import { RulebookScreen } from './rulebook-screen.tsx';

const screen = lateScreen<Rulebook>({
  kind: 'rulebooks',
  what: 'rulebook',
  tell: ({ name, description, edition_name }) => [
    name,
    description ?? `${name}${edition_name ? `, ${edition_name}` : ''}: what it contributes to the reference.`,
  ],
  screen: async () => (await import('./rulebook-screen.tsx')).RulebookScreen,
});
export const loader = screen.rendered(RulebookScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function RulebookDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
