/**
 * Base attack and base saves of class levels (Player's Handbook, page 22). Past the 20th level of the character, which is the sum of
 * racial Hit Dice and class levels, they give the epic bonuses instead; racial Hit Dice never do (SRD, Epic Level Basics and
 * Divine Ranks and Powers).
 */
import type { ClassFacts } from '../character/facts.ts';
import {
  type BaseAttackProgression,
  baseAttackBonus,
  epicAttackBonus,
  epicSaveBonus,
  LAST_NONEPIC_LEVEL,
  saveBonus,
} from '../class-progression.ts';
import { SAVES } from '../saves.ts';
import { SAVE_FIGURES } from './add-hit-dice.ts';
import { add, addBaseAttack, addEpicAttack, type Draft } from './draft.ts';

interface Added {
  /** What the terms are called: `Fighter 4`. */
  cause: string;
  /** The levels of the class before, and those that are added. */
  before: number;
  level: number;
  /** Hit Dice of race and all classes before. */
  dice: number;
}

/** Adds what the levels give to the base attack bonus and to the saves. */
export function addClassBonuses(
  draft: Draft,
  { base_attack, saves }: Pick<ClassFacts, 'saves'> & { base_attack: BaseAttackProgression },
  { cause, before, level, dice }: Added,
): void {
  const counted = before + Math.min(level, Math.max(0, LAST_NONEPIC_LEVEL - dice));
  const now = dice + level;
  addBaseAttack(draft, cause, baseAttackBonus(base_attack, counted) - baseAttackBonus(base_attack, before));
  addEpicAttack(draft, `Epic attack bonus, ${cause}`, epicAttackBonus(now) - epicAttackBonus(dice));
  for (const save of SAVES) {
    const growth = saves[save] ?? 'poor';
    add(draft, SAVE_FIGURES[save], cause, saveBonus(growth, counted) - saveBonus(growth, before));
    add(draft, SAVE_FIGURES[save], `Epic save bonus, ${cause}`, epicSaveBonus(now) - epicSaveBonus(dice));
  }
  if (now > LAST_NONEPIC_LEVEL)
    draft.notes.push(
      `Past ${LAST_NONEPIC_LEVEL} Hit Dice of race and classes, class levels give epic bonuses on attacks and saves in place of base attack and base saves.`,
    );
}
