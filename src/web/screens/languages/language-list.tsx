import type { LanguageList } from '../../../contract/languages.ts';
import { apiOf, browserApi } from '../../api.ts';
import { ListScreen } from '../../components/list-screen.tsx';
import { loadList } from '../../load.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/language-list';
import { LanguageEntry } from './language-entry.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList<LanguageList>(apiOf(context), 'languages', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList<LanguageList>(browserApi, 'languages', request);

export const meta = () =>
  pageMeta('Languages', 'The languages of D&D 3.5e: alphabets, typical speakers, and who may learn them.');

export default function LanguageListScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="languages"
      list={list}
      cards={({ languages }) => languages}
      entry={(language) => <LanguageEntry key={language.slug} language={language} />}
      clear="Clear all"
    />
  );
}
