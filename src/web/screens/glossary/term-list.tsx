import type { GlossaryList } from '../../../contract/glossary.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/term-list';
import { termListScreen } from './term-list-screen.tsx';

const list = lazyList<GlossaryList>('glossary', async () => (await import('./term-list-screen.tsx')).termListScreen);
export const loader = list.serverLoader(termListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function TermListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
