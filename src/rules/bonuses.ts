/** Which bonuses add up (Player's Handbook, page 171; System Reference Document, "Bonus types"). */

/** Every type of bonus, in alphabetical order; `untyped` is a bonus without a stated type. */
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

/** Whether bonuses stack: `yes`: always; `sources`: if they come from different sources; `no`: only the highest counts. */
export type Stacking = 'yes' | 'sources' | 'no';

/** Whether two bonuses of the type on the same statistic stack. */
export function stackingOf(type: BonusType): Stacking {
  if (type === 'dodge' || type === 'racial') return 'yes';
  return type === 'untyped' || type === 'circumstance' ? 'sources' : 'no';
}
