import type { Language } from '../../../contract/languages.ts';
import { apiOf, browserApi } from '../../api.ts';
import { carriedBy } from '../../carried.ts';
import { loadEntry } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import { LateScreen, lateScreen } from '../../start/late-screen.tsx';
import type { Route } from './+types/language-detail';
import { LanguageScreen } from './language-screen.tsx';

const screen = lateScreen(async () => (await import('./language-screen.tsx')).LanguageScreen);
const address = (slug: string) => `/api/languages/${encodeURIComponent(slug)}`;
export const loader = screen.rendered(LanguageScreen, ({ context, params }: Route.LoaderArgs) =>
  loadEntry<Language>(apiOf(context), address(params.slug)),
);
export const clientLoader = screen.along(({ params }: Route.ClientLoaderArgs) =>
  loadEntry<Language>(browserApi, address(params.slug)),
);

export function meta({ loaderData }: Route.MetaArgs) {
  const answer = loaderData && carriedBy(loaderData);
  if (!answer?.ok) return pageMeta('Language not found', 'There is no such language.');
  const { name, summary, type } = answer.value;
  return pageMeta(name, summary ?? `${name}, a language of D&D 3.5e. ${type}.`);
}

export default function LanguageDetail({ loaderData }: Route.ComponentProps) {
  return <LateScreen of={screen} loaderData={loaderData} />;
}
