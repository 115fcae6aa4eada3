import type { Rulebook } from '../../../contract/rulebooks.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/rulebook-detail';
import { RulebookScreen } from './rulebook-screen.tsx';

const screen = lazyScreen<Rulebook>({
  kind: 'rulebooks',
  what: 'rulebook',
  head: ({ name, description, edition_name }) => [
    name,
    description ?? `${name}${edition_name ? `, ${edition_name}` : ''}: what it contributes to the reference.`,
  ],
  screen: async () => (await import('./rulebook-screen.tsx')).RulebookScreen,
});
export const loader = screen.serverLoader(RulebookScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function RulebookDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
