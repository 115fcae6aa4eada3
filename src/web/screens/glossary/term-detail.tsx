import type { Term } from '../../../contract/glossary.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/term-detail';
import { TermScreen } from './term-screen.tsx';

const screen = lateScreen<Term>({
  kind: 'glossary',
  what: 'term',
  tell: ({ name, summary }) => [name, summary],
  screen: async () => (await import('./term-screen.tsx')).TermScreen,
});
export const loader = screen.rendered(TermScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function TermDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
