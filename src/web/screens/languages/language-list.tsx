import type { LanguageList } from '../../../contract/languages.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/language-list';
import { languageListScreen } from './language-list-screen.tsx';

const list = lazyList<LanguageList>(
  'languages',
  async () => (await import('./language-list-screen.tsx')).languageListScreen,
);
export const loader = list.serverLoader(languageListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function LanguageListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
