import type { Template } from '../../../contract/templates.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/template-detail';
import { type TemplatePage, withCreature } from './template-choice.ts';
import { TemplateScreen } from './template-screen.tsx';

const screen = lazyScreen<TemplatePage, Template>({
  kind: 'templates',
  what: 'template',
  shown: (answer, _, query) => withCreature(answer, query),
  head: ({ name, summary }) => [name, `${summary} A template for creatures, line by line.`],
  screen: async () => (await import('./template-screen.tsx')).TemplateScreen,
});
export const loader = screen.serverLoader(TemplateScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function TemplateDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
