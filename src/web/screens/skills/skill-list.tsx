import type { SkillList } from '../../../contract/skills.ts';
import { lazyList } from '../../hydration/lazy-list.ts';
import { LazyScreen } from '../../hydration/lazy-screen.tsx';
import { listStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/skill-list';
import { skillListScreen } from './skill-list-screen.tsx';

const list = lazyList<SkillList>('skills', async () => (await import('./skill-list-screen.tsx')).skillListScreen);
export const loader = list.serverLoader(skillListScreen);
export const clientLoader = list.clientLoader;
export const meta = list.meta;
export const links = () => [listStyle];

export default function SkillListPage({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={list} loaderData={loaderData} />;
}
