import { integer, listTable, nullable, text } from './table.ts';

export const rulebookTables = {
  /** `published`: year, month or day; empty if unknown, like the abbreviation. */
  rulebooks: listTable({ edition: text, year: nullable(integer), published: text, abbr: text }),
};
