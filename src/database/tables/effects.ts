import { table, text, valueTable } from './table.ts';

export const effectTables = {
  /** Effects as JSON text, such as `damage-fire` with all entries that deal it. */
  effects: table({ slug: text, json: text }, ['slug']),
  /** Slugs of `effects`, by entry. */
  spell_effects: valueTable(),
  power_effects: valueTable(),
  feat_effects: valueTable(),
  item_effects: valueTable(),
  monster_effects: valueTable(),
};
