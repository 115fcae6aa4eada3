import type { Monster } from '../../../contract/monsters.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/monster-detail';
import type { MonsterPage } from './monster-page.ts';
import { MonsterScreen } from './monster-screen.tsx';

const screen = lazyScreen<MonsterPage, Monster>({
  kind: 'monsters',
  what: 'monster',
  // Few visitors make creatures: the page of a printed monster needs none of it.
  shown: async (answer, api, query) =>
    query.size === 0 ? answer : (await import('./make/load-made.ts')).loadMade(answer, api, query),
  head: ({ name, summary, size_name, type_name, challenge_rating, rulebook_name }) => {
    const rating = challenge_rating === null ? '' : `, CR ${challenge_rating}`;
    const line = `${size_name} ${type_name.toLowerCase()}${rating}: full stat block from the ${rulebook_name}.`;
    return [name, [summary, line].filter(Boolean).join(' ')];
  },
  screen: async () => (await import('./monster-screen.tsx')).MonsterScreen,
});
export const loader = screen.serverLoader(MonsterScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function MonsterDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
