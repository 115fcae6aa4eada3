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
  }),
  spell_levels: table({ id: integer, class: text, level: integer }, ['class', 'level', 'id']),
  spell_domains: table({ id: integer, domain: text, level: integer }, ['domain', 'level', 'id']),
  spell_schools: valueTable(),
  spell_subschools: valueTable(),
  spell_descriptors: valueTable(),
};
