import { flag, integer, listTable, nullable, real, table, text } from './table.ts';

export const itemTables = {
  items: listTable({
    /** Slugs; an empty string where there is none. */
    type: text,
    material: text,
    slot: text,
    /** In gp, of a family the lowest; null where there is no figure. */
    price: nullable(real),
    /** Pounds. */
    weight: nullable(real),
    /** Or the manifester level of psionic items. */
    caster_level: nullable(integer),
    /** 1 for a special ability of weapons, armor or shields; the others say what it can be put on. */
    property: flag,
    weapon_property: flag,
    armor_property: flag,
    shield_property: flag,
  }),
  /** Every price in gp that an item has: one for each member of a family. */
  item_prices: table({ id: integer, price: real }, ['price', 'id']),
};
