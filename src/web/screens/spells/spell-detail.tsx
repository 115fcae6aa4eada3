import type { Spell } from '../../../contract/spells.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/spell-detail';
import { SpellScreen } from './spell-screen.tsx';

const screen = lateScreen(async () => (await import('./spell-screen.tsx')).SpellScreen);
const address = (slug: string) => `/api/spells/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(SpellScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Spell>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Spell>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Spell not found', 'There is no such spell.');
  const { name, school_name, level_text, summary } = answer.value;
  return pageMeta(name, [summary, `${school_name} spell, ${level_text ?? 'epic'}.`].filter(Boolean).join(' '));
}

export default function SpellDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
