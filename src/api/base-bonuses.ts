import type { ClassFacts } from '../rules/character/facts.ts';
import {
  baseAttackBonus,
  epicAttackBonus,
  epicSaveBonus,
  LAST_NONEPIC_LEVEL,
  saveBonus,
} from '../rules/class-progression.ts';

/** Base bonuses of a character of one class, with the epic ones. */
export interface BaseBonuses {
  baseAttack: number;
  fortitude: number;
  reflex: number;
  will: number;
}

/** Those of a level in a class; of poor progressions where it is not known. */
export function baseBonusesOf(facts: ClassFacts | undefined, level: number): BaseBonuses {
  const counted = Math.min(level, LAST_NONEPIC_LEVEL);
  const save = (name: 'fortitude' | 'reflex' | 'will') =>
    saveBonus(facts?.saves[name] ?? 'poor', counted) + epicSaveBonus(level);
  return {
    baseAttack: baseAttackBonus(facts?.base_attack ?? 'poor', counted) + epicAttackBonus(level),
    fortitude: save('fortitude'),
    reflex: save('reflex'),
    will: save('will'),
  };
}
