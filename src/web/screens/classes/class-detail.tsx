import type { ShouldRevalidateFunction } from 'react-router';
import type { CharacterClass } from '../../../contract/classes.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/class-detail';
import styleUrl from './class-detail.css?url';
import { classKind, type PageClass, pageClass } from './class-page.ts';
import { ClassScreen } from './class-screen.tsx';

const screen = lazyScreen<PageClass, CharacterClass>({
  kind: 'classes',
  what: 'character class',
  shown: pageClass,
  head: (item) => {
    const { name, summary, hit_die, skill_points } = item;
    const figures = [hit_die && `hit die ${hit_die}`, skill_points && `${skill_points} + Int skill points a level`];
    const facts = [classKind(item), ...figures].filter(Boolean).join(', ');
    return [name, [summary, `${facts}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./class-screen.tsx')).ClassScreen,
});
export const loader = screen.serverLoader(ClassScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

/** The data has all variants of a class, so that another variant needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const links = () => [screenStyle(styleUrl)];

export default function ClassDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
