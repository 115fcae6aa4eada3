import { integer, listTable, nullable, real, text, valueTable } from './table.ts';

export const monsterTables = {
  monsters: listTable({
    type: text,
    size: text,
    /** Challenge rating as a number, 0.5 for 1/2; −1 if there is none. */
    cr: real,
    /** The number of Hit Dice, 0.5 for half a die; null if the book gives none, like the hit points. */
    hit_dice: nullable(real),
    hit_points: nullable(integer),
    /** Slug; an empty string if it is none of the nine. */
    alignment: text,
  }),
  monster_subtypes: valueTable(),
  monster_feats: valueTable(),
  monster_classes: valueTable(),
};
