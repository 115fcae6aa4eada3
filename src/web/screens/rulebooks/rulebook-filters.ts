import type { RulebookCard } from '../../../contract/rulebooks.ts';
import type { Column } from '../../lists/list-columns.ts';
import type { ListFilter } from '../../lists/list-filters.ts';
import { publishedText } from './published.ts';

export const RULEBOOK_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'edition', label: 'Edition', any: 'All editions' },
  { kind: 'range', name: 'year', label: 'Year', years: true },
];

export const RULEBOOK_COLUMNS: readonly Column<RulebookCard>[] = [
  { label: 'Abbreviation', sort: 'abbr', cell: ({ abbr }) => abbr },
  { label: 'Edition', sort: 'edition', cell: ({ edition_name }) => edition_name },
  { label: 'Published', sort: 'published', cell: ({ published }) => published && publishedText(published) },
];
