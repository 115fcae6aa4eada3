import { integer, listTable, text } from './table.ts';

/** `place`: the page's place in the contents, from 0. */
export const ruleTables = { rules: listTable({ chapter: text, place: integer }) };
