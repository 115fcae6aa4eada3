import type { ListColumns } from '../database/tables/table.ts';

/** The rulebooks that print the entry of a row. */
export const booksOfRow = ({ rulebook, also_in }: Pick<ListColumns, 'rulebook' | 'also_in'>): string[] =>
  `${rulebook} ${also_in}`.split(' ').filter(Boolean);
