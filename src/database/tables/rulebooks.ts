import { integer, listTable, nullable, text } from './table.ts';

export const rulebookTables = {
  /** `published`: year, month or day; it and the abbreviation are empty where they are not known. */
  rulebooks: listTable({ edition: text, year: nullable(integer), published: text, abbr: text }),
};
