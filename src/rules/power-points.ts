/**
 * The cost of psionic powers.
 *
 * Source: Expanded Psionics Handbook, chapter 4 (SRD "Psionic Powers Overview", Power Points).
 */

/** Power points that a power of level 1 to 9 costs before any augmentation: 1, 3, 5 … 17. */
export function powerPointCost(level: number): number {
  return 2 * level - 1;
}
