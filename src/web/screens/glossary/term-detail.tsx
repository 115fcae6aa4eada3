import type { Term } from '../../../contract/glossary.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/term-detail';
import { TermScreen } from './term-screen.tsx';

const screen = lazyScreen<Term>({
  kind: 'glossary',
  what: 'term',
  head: ({ name, summary }) => [name, summary],
  screen: async () => (await import('./term-screen.tsx')).TermScreen,
});
export const loader = screen.serverLoader(TermScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function TermDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
