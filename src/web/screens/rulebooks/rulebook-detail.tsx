import type { Rulebook } from '../../../contract/rulebooks.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import { screenStyle, tabsStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/rulebook-detail';
import type { RulebookPage } from './rulebook-page.ts';
import { RulebookScreen } from './rulebook-screen.tsx';
import styleUrl from './rulebooks.css?url';

const screen = lazyScreen<RulebookPage, Rulebook>({
  kind: 'rulebooks',
  what: 'rulebook',
  shown: async (...asked) => (await import('./rulebook-page.ts')).loadRulebookPage(...asked),
  head: ({ name, description, edition_name }) => [
    name,
    description ?? `${name}${edition_name ? `, ${edition_name}` : ''}: what it contributes to the reference.`,
  ],
  screen: async () => (await import('./rulebook-screen.tsx')).RulebookScreen,
});
export const loader = screen.serverLoader(RulebookScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;
export const links = () => [tabsStyle, screenStyle(styleUrl)];

export default function RulebookDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
