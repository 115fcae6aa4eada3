import { flag, integer, listTable, text } from './table.ts';

export const featTables = {
  feats: listTable({
    category: text,
    /** The part of the rules that it comes from. */
    part: text,
    dragonmark: flag,
    fighter_bonus: flag,
    min_level: integer,
    is_prerequisite: flag,
  }),
};
