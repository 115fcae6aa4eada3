import type { TemplateList } from '../../../contract/templates.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/template-list';
import { templateListScreen } from './template-list-screen.tsx';

const list = lazyList<TemplateList>(
  'templates',
  async () => (await import('./template-list-screen.tsx')).templateListScreen,
);
export const loader = list.serverLoader(templateListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function TemplateListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
