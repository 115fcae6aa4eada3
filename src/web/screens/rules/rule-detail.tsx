import type { ShouldRevalidateFunction } from 'react-router';
import type { Rule } from '../../../contract/rules.ts';
import type { Answer, Api } from '../../data/api.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import { screenStyle } from '../../layout/page-style.ts';
import type { Route } from './+types/rule-detail';
import styleUrl from './rule-page.css?url';
import type { RulePage } from './rule-page.ts';
import { RuleScreen } from './rule-screen.tsx';

const screen = lazyScreen<RulePage, Rule>({
  kind: 'rules',
  what: 'page',
  shown: withExample,
  head: ({ name, summary, chapter_name }) => [name, `${summary} ${chapter_name}, rules of play.`],
  screen: async () => (await import('./rule-screen.tsx')).RuleScreen,
});
export const loader = screen.serverLoader(RuleScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;
/** Calculators and filters work in the browser: of the query, only the chosen example needs other data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.searchParams.get('of') !== nextUrl.searchParams.get('of');

export const links = () => [screenStyle(styleUrl)];

export default function RuleDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}

/** The page with the example that it explains. */
async function withExample(answer: Answer<Rule>, api: Api, query: URLSearchParams): Promise<Answer<RulePage>> {
  if (!answer.ok) return answer;
  const { specimen } = answer.value;
  if (specimen === null) return { ok: true, value: { ...answer.value, example: null } };
  const { loadExample } = await import('./load-example.ts');
  return { ok: true, value: { ...answer.value, example: await loadExample(api, specimen, query) } };
}
