import { flag, integer, listTable, nullable, real, table, text } from './table.ts';

export const itemTables = {
  items: listTable({
    /** Slugs; an empty string for none. */
    type: text,
    material: text,
    slot: text,
    /** In gp; the lowest of a family; null if there is no figure. */
    price: nullable(real),
    /** In pounds. */
    weight: nullable(real),
    /** The caster level, or the manifester level of psionic items. */
    caster_level: nullable(integer),
    /** 1 for a special ability of weapons, armor or shields. The next flags say what it can be added to. */
    property: flag,
    weapon_property: flag,
    armor_property: flag,
    shield_property: flag,
  }),
  /** Every price in gp that an item has: one for each member of a family. */
  item_prices: table({ id: integer, price: real }, ['price', 'id']),
};
