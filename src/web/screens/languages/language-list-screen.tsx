import type { LanguageList } from '../../../contract/languages.ts';
import { listScreen } from '../../lists/list-screen.tsx';
import { LanguageEntry } from './language-entry.tsx';
import { LANGUAGE_COLUMNS, LANGUAGE_FILTERS } from './language-filters.ts';

export const languageListScreen = listScreen(
  'The languages of D&D 3.5e: alphabets, typical speakers, and who may learn them.',
  {
    kind: 'languages',
    filters: LANGUAGE_FILTERS,
    columns: LANGUAGE_COLUMNS,
    cards: ({ languages }: LanguageList) => languages,
    entry: (language) => <LanguageEntry key={language.slug} language={language} />,
    adjust: 'search',
    clear: 'Clear all',
  },
);
