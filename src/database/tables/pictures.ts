import { bytes, table, text } from './table.ts';

export const pictureTables = {
  /** Portraits, artwork and tokens by their address without its first slash: `portraits/aboleth.svg`. */
  pictures: table({ path: text, type: text, data: bytes }, ['path']),
};
