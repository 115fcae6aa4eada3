import { flag, integer, listTable, nullable, real, table, text, valueTable } from './table.ts';

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
    /** Of weapons: slugs, empty strings for others; the average damage; the increment in feet. */
    weapon_category: text,
    hand: text,
    average_damage: nullable(real),
    range_increment: nullable(integer),
    /** Of armor and shields; the penalty without its sign, the failure in percent. */
    armor_kind: text,
    armor_bonus: nullable(integer),
    max_dex: nullable(integer),
    check_penalty: nullable(integer),
    spell_failure: nullable(integer),
    poison_method: text,
    poison_dc: nullable(integer),
  }),
  item_damage: valueTable(),
  item_damage_types: valueTable(),
  item_criticals: valueTable(),
  item_traits: valueTable(),
  /** Every price in gp that an item has: one for each member of a family. */
  item_prices: table({ id: integer, price: real }, ['price', 'id']),
};
