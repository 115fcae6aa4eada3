import type { Language } from '../../../contract/languages.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/language-detail';
import { LanguageScreen } from './language-screen.tsx';

const screen = lateScreen<Language>({
  kind: 'languages',
  what: 'language',
  tell: ({ name, summary, type }) => [name, summary ?? `${name}, a language of D&D 3.5e. ${type}.`],
  screen: async () => (await import('./language-screen.tsx')).LanguageScreen,
});
export const loader = screen.rendered(LanguageScreen);
export const clientLoader = screen.along;
export const meta = screen.meta;

export default function LanguageDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
