import { flag, integer, listTable, nullable, text, valueTable } from './table.ts';

export const classTables = {
  /** What the default variant prints; the others are filtered by it too. */
  classes: listTable({
    prestige: flag,
    npc: flag,
    psionic: flag,
    epic: flag,
    facts_only: flag,
    /** Sides of the hit die; null if unknown, like the skill points. */
    hit_die: nullable(integer),
    skill_points: nullable(integer),
    /** Empty if unknown, or if the class has no casting of its own. */
    base_attack: text,
    casting: text,
    /** The text of the card. */
    alignment: text,
  }),
  /** The alignments that the class allows. */
  class_alignments: valueTable(),
};
