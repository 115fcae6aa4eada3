import type { LanguageList } from '../../../contract/languages.ts';
import { listStyle } from '../../layout/page-style.ts';
import { listMeta } from '../../lists/list-meta.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { loadList, loadPreferred } from '../../lists/load-list.ts';
import type { Route } from './+types/language-list';
import { LanguageEntry } from './language-entry.tsx';
import { LANGUAGE_COLUMNS, LANGUAGE_FILTERS } from './language-filters.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadList<LanguageList>(context, 'languages', request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreferred<LanguageList>('languages', request);

export const links = () => [listStyle];
export const meta = listMeta(
  'languages',
  'The languages of D&D 3.5e: alphabets, typical speakers, and who may learn them.',
  LANGUAGE_FILTERS,
);

export default function LanguageListScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      kind="languages"
      loaded={loaderData}
      filters={LANGUAGE_FILTERS}
      columns={LANGUAGE_COLUMNS}
      cards={({ languages }) => languages}
      entry={(language) => <LanguageEntry key={language.slug} language={language} />}
      adjust="search"
      clear="Clear all"
    />
  );
}
