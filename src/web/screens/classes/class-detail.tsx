import type { ShouldRevalidateFunction } from 'react-router';
import type { CharacterClass } from '../../../contract/classes.ts';
import { type Api, apiOf, browserApi } from '../../api.ts';
import { withStatus } from '../../load.ts';
import { withNearest } from '../../nearest-names.ts';
import { screenStyle } from '../../page-style.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/class-detail';
import styleUrl from './class-detail.css?url';
import { classKind, pageClass } from './class-page.ts';
import { ClassScreen } from './class-screen.tsx';

const screen = lateScreen(async () => (await import('./class-screen.tsx')).ClassScreen);
async function load(api: Api, slug: string) {
  const address = `/api/classes/${encodeURIComponent(slug)}`;
  const answer = await withNearest(api, address, await api<CharacterClass>(address));
  return withStatus(pageClass(answer), answer);
}

export const loader = screen.rendered(ClassScreen, ({ context, params }: Route.LoaderArgs) =>
  load(apiOf(context), params.slug),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) => load(browserApi, params.slug));

/** Another variant of the same class is here already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const links = () => [screenStyle(styleUrl)];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta('Character class not found', 'There is no such class.');
  const { name, summary, hit_die, skill_points } = loaderData.value;
  const figures = [hit_die && `hit die ${hit_die}`, skill_points && `${skill_points} + Int skill points a level`];
  const facts = [classKind(loaderData.value), ...figures].filter(Boolean).join(', ');
  return pageMeta(name, [summary, `${facts}.`].filter(Boolean).join(' '));
}

export default function ClassDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
