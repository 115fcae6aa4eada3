import type { Monster } from '../../../contract/monsters.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/monster-detail';
import { MonsterScreen } from './monster-screen.tsx';

const screen = lateScreen<Monster>({
  kind: 'monsters',
  what: 'monster',
  tell: ({ name, summary, size_name, type_name, challenge_rating, rulebook_name }) => {
    const rating = challenge_rating === null ? '' : `, CR ${challenge_rating}`;
    const line = `${size_name} ${type_name.toLowerCase()}${rating}: full stat block from the ${rulebook_name}.`;
    return [name, [summary, line].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./monster-screen.tsx')).MonsterScreen,
});
export const loader = screen.rendered(MonsterScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function MonsterDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
