import { integer, listTable, text, valueTable } from './table.ts';

export const trapTables = {
  traps: listTable({
    cr: integer,
    /** `mechanical` or `magic`. */
    type: text,
    trigger: text,
    reset: text,
    /** `none` without a bypass. */
    bypass: text,
    /** The item's slug; an empty string without poison. */
    poison: text,
    search_dc: integer,
    disable_dc: integer,
    cost_gp: integer,
  }),
  /** `melee`, `ranged`, `touch` or `none`. */
  trap_attacks: valueTable(),
  /** The saves that it allows, those against its poison among them; `none` without any. */
  trap_saves: valueTable(),
  /** What harms: a type of damage, `weapon`, `poison` or `drowning`. */
  trap_damage: valueTable(),
};
