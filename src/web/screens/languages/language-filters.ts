import type { LanguageCard } from '../../../contract/languages.ts';
import type { Column } from '../../lists/list-columns.ts';
import { type ListFilter, RULEBOOK, yesOrNo } from '../../lists/list-filters.ts';

export const LANGUAGE_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'type', label: 'Type', any: 'All types' },
  { kind: 'choice', name: 'script', label: 'Alphabet', any: 'All alphabets' },
  yesOrNo('secret', 'Secret'),
  RULEBOOK,
];

export const LANGUAGE_COLUMNS: readonly Column<LanguageCard>[] = [
  { label: 'Alphabet', sort: 'script', cell: ({ script }) => script },
  { label: 'Speakers', cell: ({ speakers }) => speakers, wide: true },
  { label: 'Type', sort: 'type', cell: ({ type }) => type, rank: 'second' },
  { label: 'Rulebook', sort: 'rulebook', cell: ({ rulebook_name }) => rulebook_name, rank: 'third' },
];
