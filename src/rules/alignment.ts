/**
 * The nine alignments.
 *
 * Source: Player's Handbook, chapter 6 (SRD "Alignment"); clerics: Player's Handbook p. 32 (SRD "Cleric", Alignment).
 */

import { capitalized } from './capitalized.ts';

/** Lawful to chaotic within good to evil; true neutral is plain `neutral`. */
export const ALIGNMENTS = [
  'lawful-good',
  'neutral-good',
  'chaotic-good',
  'lawful-neutral',
  'neutral',
  'chaotic-neutral',
  'lawful-evil',
  'neutral-evil',
  'chaotic-evil',
] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The words that an alignment is made of; a requirement such as "any lawful" names one of them. */
export const ALIGNMENT_PARTS = ['lawful', 'chaotic', 'good', 'evil'] as const;
export type AlignmentPart = (typeof ALIGNMENT_PARTS)[number];

/** How many steps apart two alignments are, 0 to 4: the steps on both axes together. */
export function alignmentSteps(a: Alignment, b: Alignment): number {
  const order = axis(a, 'lawful', 'chaotic') - axis(b, 'lawful', 'chaotic');
  const morals = axis(a, 'good', 'evil') - axis(b, 'good', 'evil');
  return Math.abs(order) + Math.abs(morals);
}

/**
 * The alignments that a cleric of a deity may have: within one step of the deity's, along one axis only; neutral only
 * where the deity is neutral. In the order of `ALIGNMENTS`.
 *
 * A deity can be stricter: St. Cuthbert, lawful neutral, takes lawful good and lawful neutral clerics only. Such an
 * exception is content (`cleric_alignments` of the deity) and replaces the result of this function.
 */
export function clericAlignments(deity: Alignment): Alignment[] {
  return ALIGNMENTS.filter(
    (cleric) => alignmentSteps(cleric, deity) <= 1 && (cleric !== 'neutral' || deity === 'neutral'),
  );
}

/**
 * A class's or prestige class's alignments as the books word them: `Any`, `Any lawful`, `Any nonevil`, `Any neutral`,
 * else each by name (`Lawful good or neutral good`). Source: PHB chapter 3, the "Alignment" line of each class.
 */
export function formatAlignments(alignments: readonly Alignment[]): string {
  const has = (alignment: Alignment) => alignments.includes(alignment);
  const covers = (test: (alignment: Alignment) => boolean) => ALIGNMENTS.every((each) => has(each) === test(each));
  if (covers(() => true)) return 'Any';
  for (const part of ALIGNMENT_PARTS) {
    if (covers((each) => partsOf(each).includes(part))) return `Any ${part}`;
    if (covers((each) => !partsOf(each).includes(part))) return `Any non${part}`;
  }
  if (covers((each) => partsOf(each).includes('neutral'))) return 'Any neutral';
  const names = ALIGNMENTS.filter(has).map((alignment) => alignment.replace('-', ' '));
  const last = names.pop() ?? '';
  const text = names.length === 0 ? last : `${names.join(', ')} or ${last}`;
  return capitalized(text);
}

const partsOf = (alignment: Alignment): string[] => alignment.split('-');

function axis(alignment: Alignment, low: AlignmentPart, high: AlignmentPart): -1 | 0 | 1 {
  const parts = alignment.split('-');
  if (parts.includes(low)) return -1;
  return parts.includes(high) ? 1 : 0;
}
