import type { ClassList } from '../../../contract/classes.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/class-list';
import { classListScreen } from './class-list-screen.tsx';

const list = lazyList<ClassList>('classes', async () => (await import('./class-list-screen.tsx')).classListScreen);
export const loader = list.serverLoader(classListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function ClassListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
