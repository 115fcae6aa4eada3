import { bytes, table, text } from './table.ts';

export const pictureTables = {
  /** Portraits, artwork and tokens by path, without the leading slash: `portraits/aboleth.svg`. */
  pictures: table({ path: text, type: text, data: bytes }, ['path']),
};
