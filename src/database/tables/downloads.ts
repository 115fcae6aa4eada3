import { bytes, integer, table, text } from './table.ts';

export const downloadTables = {
  /** Files of one kind and of the whole catalogue: the length of the JSON text in bytes, and the text compressed. */
  downloads: table({ name: text, bytes: integer, brotli: bytes }, ['name']),
};
