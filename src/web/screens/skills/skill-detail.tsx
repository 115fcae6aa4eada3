import type { Skill } from '../../../contract/skills.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/skill-detail';
import { ABILITY_NAMES } from './abilities.ts';
import { SkillScreen } from './skill-screen.tsx';

const screen = lazyScreen<Skill>({
  kind: 'skills',
  what: 'skill',
  head: ({ name, ability, summary, untrained }) => {
    const use = untrained === 1 ? 'usable untrained' : 'trained only';
    const key = ability === null ? 'Skill without checks' : `${ABILITY_NAMES[ability]} skill`;
    return [name, [summary, `${key}, ${use}.`].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./skill-screen.tsx')).SkillScreen,
});
export const loader = screen.serverLoader(SkillScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function SkillDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
