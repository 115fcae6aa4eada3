import type { Language } from '../../../contract/languages.ts';
import { LazyScreen, lazyScreen } from '../../hydration/lazy-screen.tsx';
import type { Route } from './+types/language-detail';
import { LanguageScreen } from './language-screen.tsx';

const screen = lazyScreen<Language>({
  kind: 'languages',
  what: 'language',
  head: ({ name, summary }) => [name, summary],
  screen: async () => (await import('./language-screen.tsx')).LanguageScreen,
});
export const loader = screen.serverLoader(LanguageScreen);
export const clientLoader = screen.clientLoader;
export const meta = screen.meta;

export default function LanguageDetail({ loaderData }: Route.ComponentProps) {
  return <LazyScreen of={screen} loaderData={loaderData} />;
}
