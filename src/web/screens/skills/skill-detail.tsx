import type { Skill } from '../../../contract/skills.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/skill-detail';
import { ABILITY_NAMES } from './abilities.ts';
import { SkillScreen } from './skill-screen.tsx';

const screen = lateScreen({
  what: 'skill',
  load: (api, slug) => askEntry<Skill>(api, 'skills', slug),
  screen: async () => (await import('./skill-screen.tsx')).SkillScreen,
});
export const loader = screen.rendered(SkillScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, ability, summary, untrained }) => {
    const use = untrained === 1 ? 'usable untrained' : 'trained only';
    const key = ability === null ? 'Skill without checks' : `${ABILITY_NAMES[ability]} skill`;
    return pageMeta(name, [summary, `${key}, ${use}.`].filter(Boolean).join(' '));
  });

export default function SkillDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
