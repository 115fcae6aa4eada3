import { integer, listTable, nullable, text, valueTable } from './table.ts';

export const raceTables = {
  races: listTable({
    /** The part of the rules that it comes from. */
    part: text,
    /** Slugs; an empty string for none. */
    size: text,
    type: text,
    favored_class: text,
    /** The text of the card. */
    alignment: text,
    level_adjustment: nullable(integer),
    ecr: nullable(integer),
  }),
  race_subtypes: valueTable(),
};
