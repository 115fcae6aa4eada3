import { bytes, integer, table, text } from './table.ts';

export const downloadTables = {
  /** Whole kinds and the whole catalogue as JSON: its length, and the text compressed. */
  downloads: table({ name: text, bytes: integer, brotli: bytes }, ['name']),
};
