import { MAX_SHEET_MEGABYTES } from '../contract/sheet-texts.ts';

/*
 * How much of a spreadsheet is read. A character takes a hundredth of each; what is beyond is a mistake or an attack.
 */

/** Largest file, as downloaded or dropped, in bytes. */
export const MAX_BYTES = MAX_SHEET_MEGABYTES * 1024 * 1024;

/** Largest sum of the parts of a workbook once they are unpacked, in bytes. */
export const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

/** Most parts of a workbook, and most tabs. */
export const MAX_PARTS = 1000;

/** Most filled cells of a workbook. */
export const MAX_CELLS = 100_000;

/** Most XML tags in the parts that are parsed: the reader takes time for each, whether or not it is a cell. */
export const MAX_TAGS = 300_000;

/** The corner of a tab that is read. */
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 200;

/** Longest text of one cell. */
export const MAX_CELL_LENGTH = 10_000;

/** Longest time from the first request to the last byte, in milliseconds. */
export const FETCH_MILLISECONDS = 10_000;

/** Most redirects that are followed. */
export const MAX_REDIRECTS = 5;
