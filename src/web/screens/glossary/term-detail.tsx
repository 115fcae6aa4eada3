import type { Term } from '../../../contract/glossary.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/term-detail';
import { TermScreen } from './term-screen.tsx';

const screen = lateScreen({
  what: 'term',
  load: (api, slug) => askEntry<Term>(api, 'glossary', slug),
  screen: async () => (await import('./term-screen.tsx')).TermScreen,
});
export const loader = screen.rendered(TermScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, summary }) => pageMeta(name, summary));

export default function TermDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
