import type { Skill } from '../../../contract/skills.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/skill-detail';
import { ABILITY_NAMES } from './abilities.ts';
import { SkillScreen } from './skill-screen.tsx';

const screen = lateScreen(async () => (await import('./skill-screen.tsx')).SkillScreen);
const address = (slug: string) => `/api/skills/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(SkillScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Skill>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Skill>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Skill not found', 'There is no such skill.');
  const { name, ability, summary, untrained } = answer.value;
  const use = untrained === 1 ? 'usable untrained' : 'trained only';
  const key = ability === null ? 'Skill without checks' : `${ABILITY_NAMES[ability]} skill`;
  return pageMeta(name, [summary, `${key}, ${use}.`].filter(Boolean).join(' '));
}

export default function SkillDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
