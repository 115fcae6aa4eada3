import { flag, integer, listTable, nullable, real, table, text, valueTable } from './table.ts';

export const spellTables = {
  spells: listTable({
    /** Slug of the rulebook's edition. */
    edition: text,
    /** Components: 1 if the component line names it. */
    verbal: flag,
    somatic: flag,
    material: flag,
    focus: flag,
    divine_focus: flag,
    xp: flag,
    /** The printed text in lower case without accents, for searching. */
    range: text,
    area: text,
    duration: text,
    saving_throw: text,
    spell_resistance: text,
    casting_time: text,
    /** The lowest level on any class or domain list; 99 for epic spells. */
    lowest_level: integer,
    /** The first of its schools. */
    school: text,
    /** Only for sorting, at caster level 10; null if there is no figure. */
    casting_rounds: nullable(real),
    range_feet: nullable(real),
    duration_rounds: nullable(real),
    /** 1 if it can reach several targets at once. */
    many_targets: flag,
  }),
  spell_levels: table({ id: integer, class: text, level: integer }, ['class', 'level', 'id']),
  spell_domains: table({ id: integer, domain: text, level: integer }, ['domain', 'level', 'id']),
  spell_schools: valueTable(),
  spell_subschools: valueTable(),
  spell_descriptors: valueTable(),
  /** The saves that it allows; an effect that the line does not name is an empty string. */
  spell_saves: table({ id: integer, save: text, effect: text }, ['save', 'effect', 'id']),
  spell_resistances: valueTable(),
  spell_ranges: valueTable(),
  spell_castings: valueTable(),
  spell_areas: valueTable(),
  spell_durations: valueTable(),
};
