import { flag, integer, listTable, nullable, text, valueTable } from './table.ts';

export const classTables = {
  /** What the default variant prints; the others are filtered by it too. */
  classes: listTable({
    prestige: flag,
    npc: flag,
    psionic: flag,
    epic: flag,
    facts_only: flag,
    /** Sides of the hit die; null where it is not known, as with the skill points. */
    hit_die: nullable(integer),
    skill_points: nullable(integer),
    /** Empty where it is not known, or where the class casts nothing of its own. */
    base_attack: text,
    casting: text,
    /** As the card words it. */
    alignment: text,
  }),
  /** The alignments that the class is open to. */
  class_alignments: valueTable(),
};
