import type { Rule } from '../../../contract/rules.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/rule-detail';
import { RuleScreen } from './rule-screen.tsx';
import styleUrl from './rules.css?url';

const screen = lazyScreen<Rule>({
  kind: 'rules',
  what: 'page',
  head: ({ name, summary, chapter_name }) => [name, `${summary} ${chapter_name}, rules of play.`],
  screen: async () => (await import('./rule-screen.tsx')).RuleScreen,
});
export const loader = screen.serverLoader(RuleScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;
export const links = () => [screenStyle(styleUrl)];

export default function RuleDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
