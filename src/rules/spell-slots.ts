/**
 * Spell slots of a class at a level, and how prepared spells fill them.
 *
 * Source: Player's Handbook, chapter 1 (Table 1–1, Ability Modifiers and Bonus Spells), chapter 3 (class tables; Cleric, Deity,
 * Domains, and Domain Spells; Wizard, School Specialization) and chapter 10 (Preparing Spells).
 */

import { abilityModifier } from './abilities.ts';
import { lowestScore } from './casting.ts';

/** The eight schools of magic, in which a wizard can specialize (Player's Handbook, School Specialization). A spell can also be universal. */
export const SCHOOLS_OF_MAGIC = [
  'abjuration',
  'conjuration',
  'divination',
  'enchantment',
  'evocation',
  'illusion',
  'necromancy',
  'transmutation',
] as const;

/**
 * Bonus spells of a spell level a day from a high score in the key ability (Table 1–1). There are none of level 0, and none of a
 * level for which the score is too low.
 *
 * @param score 1 or more
 * @param spellLevel 0 to 9
 */
export function bonusSpells(score: number, spellLevel: number): number {
  const modifier = abilityModifier(score);
  if (spellLevel === 0 || modifier < spellLevel) return 0;
  return 1 + Math.floor((modifier - spellLevel) / 4);
}

/** The slots of one spell level a day. */
export interface LevelSlots {
  level: number;
  /** From the class's table. */
  table: number;
  /** From the key ability. */
  bonus: number;
  /** Only for a domain spell of a cleric, or for the school of a specialist wizard. */
  extra: number;
  /** The lowest score in the key ability that casts spells of this level: 10 + the level. */
  lowestScore: number;
}

/**
 * The slots a day at a class level, by spell level. A level at which the table has "0" has bonus spells alone; one at which it has
 * nothing has no slots at all (Player's Handbook, page 7).
 *
 * @param perDay the row of the class's table from `firstLevel` up: `4`, `3+1` with a domain spell, null for nothing
 * @param firstLevel the spell level of the first cell, 0 or 1
 * @param specialist whether a wizard is specialized in a school, which gives one more slot of each spell level
 */
export function spellSlots(
  perDay: readonly (string | null)[],
  { firstLevel, score, specialist }: { firstLevel: number; score: number; specialist: boolean },
): LevelSlots[] {
  return perDay.flatMap((cell, i) => {
    if (cell === null) return [];
    const level = firstLevel + i;
    const [table = 0, domain = 0] = cell.split('+').map(Number);
    const extra = domain + (specialist ? 1 : 0);
    return [{ level, table, bonus: bonusSpells(score, level), extra, lowestScore: lowestScore(level) }];
  });
}

/** Spells of one spell level that are prepared. */
export interface PreparedSpells {
  /** On the class's list, and not for the extra slot. */
  ordinary: number;
  /** Of a chosen domain alone: nothing but the domain's slot takes them. */
  extraOnly: number;
  /** For either slot: on the list and of a chosen domain, or of the specialist's school. */
  either: number;
}

/** How the slots of a spell level are filled. */
export interface FilledSlots {
  /** Prepared spells in the slots of table and ability, which may be more than there are. */
  filled: number;
  /** Prepared spells in the extra slot, which may be more than there are. */
  extraFilled: number;
  /** Slots of table and ability that are left; negative where too many spells are prepared. */
  left: number;
  /** Extra slots that are left; negative where too many spells are prepared. */
  extraLeft: number;
}

/** Fills the slots of a level, the extra one first: only what fits it may take it. */
export function fillSlots(
  { table, bonus, extra }: Pick<LevelSlots, 'table' | 'bonus' | 'extra'>,
  { ordinary, extraOnly, either }: PreparedSpells,
): FilledSlots {
  const inExtra = extraOnly + Math.min(either, Math.max(0, extra - extraOnly));
  const filled = ordinary + either - (inExtra - extraOnly);
  return { filled, extraFilled: inExtra, left: table + bonus - filled, extraLeft: extra - inExtra };
}
