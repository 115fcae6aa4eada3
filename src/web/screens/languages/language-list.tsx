import type { LanguageList } from '../../../contract/languages.ts';
import { apiOf, browserApi } from '../../api.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { SimpleListScreen } from '../../components/simple-list.tsx';
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
    <>
      <Breadcrumb here="Languages" />
      <SimpleListScreen kind="languages" list={list} entries={(answer) => answer.languages}>
        {(language) => <LanguageEntry key={language.slug} language={language} />}
      </SimpleListScreen>
    </>
  );
}
