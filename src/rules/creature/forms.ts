import type { CreatureFacts } from './creature-facts.ts';

/** The forms of a lycanthrope (Monster Manual v.3.5, page 176); `base` is that of a humanoid or giant. */
export const FORMS = ['base', 'animal', 'hybrid'] as const;
export type Form = (typeof FORMS)[number];

/** A base animal, and what of its scores is over 10 or 11. */
export interface BaseAnimal {
  facts: CreatureFacts;
  physical: Readonly<Record<'str' | 'dex' | 'con', number>>;
}
