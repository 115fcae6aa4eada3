/** What a character lacks for a feat or class, and how near it is to it. */

/** A condition that is not met. */
export type Missing = {
  kind: MissingKind;
  /** As it is worded: `Str 13`, `Power Attack`, `Hide 8 ranks`. */
  text: string;
  /** What the character has, where that is a figure or a name. */
  have: number | string | null;
  need: number | string | readonly string[] | null;
};

export const MISSING_KINDS = [
  'ability',
  'base-attack',
  'base-save',
  'level',
  'class-level',
  'caster-level',
  'manifester-level',
  'skill',
  'feat',
  'feat-count',
  'class-feature',
  'proficiency',
  'spellcasting',
  'spell',
  'manifesting',
  'domain',
  'deity',
  'race',
  'size',
  'body',
  'alignment',
  'ask',
] as const;
type MissingKind = (typeof MISSING_KINDS)[number];

export const STATES = ['had', 'eligible', 'one-step', 'no', 'ask', 'unknown'] as const;
export type State = (typeof STATES)[number];

/** A condition that only a person can say. */
export const asked = (text: string): Missing => ({ kind: 'ask', text, have: null, need: text });

/** The number of conditions that the rules decide and that are not met. */
export function decidedCount(missing: readonly Missing[]): number {
  return missing.filter(({ kind }) => kind !== 'ask').length;
}

/** How near a character is to what it has not: questions count only where nothing else is missing. */
export function stateOf(missing: readonly Missing[]): State {
  const count = decidedCount(missing);
  if (count > 1) return 'no';
  if (count === 1) return 'one-step';
  return missing.length > 0 ? 'ask' : 'eligible';
}

/** Without the questions that a person has affirmed. */
export function unconfirmed(missing: readonly Missing[], confirmed: readonly string[]): Missing[] {
  return missing.filter(({ kind, text }) => kind !== 'ask' || !confirmed.includes(text));
}
