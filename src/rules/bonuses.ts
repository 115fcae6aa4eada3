/** Which bonuses add up (Player's Handbook, page 171; System Reference Document, "Bonus types"). */

/** Every type of bonus, in the order of the alphabet; `untyped` is one of which no type is told. */
export const BONUS_TYPES = [
  'alchemical',
  'armor',
  'circumstance',
  'competence',
  'deflection',
  'divine',
  'dodge',
  'enhancement',
  'inherent',
  'insight',
  'luck',
  'morale',
  'natural-armor',
  'profane',
  'racial',
  'resistance',
  'sacred',
  'shield',
  'size',
  'untyped',
] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** `yes`: all of them add up; `sources`: unless they come from the same source; `no`: only the highest counts. */
export type Stacking = 'yes' | 'sources' | 'no';

/** Whether bonuses of the type to the same thing add up. */
export function stackingOf(type: BonusType): Stacking {
  if (type === 'dodge' || type === 'racial') return 'yes';
  return type === 'untyped' || type === 'circumstance' ? 'sources' : 'no';
}
