import type { Language } from '../../../contract/languages.ts';
import { askEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/language-detail';
import { LanguageScreen } from './language-screen.tsx';

const screen = lateScreen({
  what: 'language',
  load: (api, slug) => askEntry<Language>(api, 'languages', slug),
  screen: async () => (await import('./language-screen.tsx')).LanguageScreen,
});
export const loader = screen.rendered(LanguageScreen);
export const clientLoader = screen.along;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  screen.meta(loaderData, ({ name, summary, type }) =>
    pageMeta(name, summary ?? `${name}, a language of D&D 3.5e. ${type}.`),
  );

export default function LanguageDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
