import type { Monster } from '../../../contract/monsters.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/monster-detail';
import { MonsterScreen } from './monster-screen.tsx';

const screen = lateScreen({
  what: 'monster',
  load: (api, slug) => askEntry<Monster>(api, 'monsters', slug),
  screen: async () => (await import('./monster-screen.tsx')).MonsterScreen,
});
export const loader = screen.rendered(MonsterScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, summary, size_name, type_name, challenge_rating, rulebook_name }) => {
    const rating = challenge_rating === null ? '' : `, CR ${challenge_rating}`;
    const line = `${size_name} ${type_name.toLowerCase()}${rating}: full stat block from the ${rulebook_name}.`;
    return pageMeta(name, [summary, line].filter(Boolean).join(' '));
  });

export default function MonsterDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
