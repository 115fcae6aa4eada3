import type { ABILITY_CODES } from '../../../contract/skill-filters.ts';

/** The abilities by their codes. */
export const ABILITY_NAMES: Record<(typeof ABILITY_CODES)[number], string> = {
  STR: 'Strength',
  DEX: 'Dexterity',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Wisdom',
  CHA: 'Charisma',
};

/** The armor check penalty of a skill in words, by its multiplier. */
export function penaltyText(multiplier: number): string {
  return multiplier === 0 ? 'No' : multiplier === 1 ? 'Yes' : 'Yes, doubled';
}

/** The same with its label, for lists. */
export function penaltyLabel(multiplier: number): string {
  if (multiplier === 0) return 'No armor check penalty';
  return multiplier === 1 ? 'Armor check penalty' : 'Double armor check penalty';
}

/** Whether a skill can be used without ranks, for lists. */
export const untrainedText = ({ untrained }: { untrained: 0 | 1 }) => (untrained === 1 ? 'Untrained' : 'Trained only');
