import { integer, listTable, nullable, real, table, text, valueTable } from './table.ts';

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
    armor_class: integer,
    /** Null where it has none, like Strength. */
    natural_armor: nullable(integer),
    str: nullable(integer),
    /** In feet; null where it has no such speed. */
    land_speed: nullable(integer),
    burrow_speed: nullable(integer),
    climb_speed: nullable(integer),
    fly_speed: nullable(integer),
    swim_speed: nullable(integer),
    /** In flight; an empty string without one. */
    maneuverability: text,
  }),
  monster_subtypes: valueTable(),
  monster_feats: valueTable(),
  monster_classes: valueTable(),
  monster_attacks: valueTable(),
  /** The places where it lives: slugs; the climate of a plane or a cave is an empty string. */
  monster_habitats: table({ id: integer, climate: text, terrain: text }, ['terrain', 'climate', 'id']),
};
