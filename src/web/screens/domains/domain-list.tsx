import type { DomainList } from '../../../contract/domains.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/domain-list';
import { domainListScreen } from './domain-list-screen.tsx';

const list = lazyList<DomainList>('domains', async () => (await import('./domain-list-screen.tsx')).domainListScreen);
export const loader = list.serverLoader(domainListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function DomainListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
