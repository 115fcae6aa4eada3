/**
 * The lower lines of a stat block: challenge rating, alignment, advancement, level adjustment, a dragon's abilities by age.
 * Words follow the Monster Manual v.3.5, pages 6–7 and (dragons) 67–70.
 */
import { NOTHING, sentenceCase } from './monster-format.ts';
import { signed } from './signed.ts';

export type Alignment = { tendency: string; alignment: string } | string;

/** `Usually lawful evil`. */
export function formatAlignment(alignment: Alignment): string {
  if (typeof alignment === 'string') return alignment;
  return sentenceCase(`${alignment.tendency} ${alignment.alignment}`);
}

export type Advancement =
  | readonly { from: number; to?: number | undefined; size?: string | undefined }[]
  | string
  | undefined;

/** The steps by Hit Dice, also those of a text that names another way beside them: `6–10 HD (Large), or by character class`. */
export function advancementSteps(advancement: Advancement): Exclude<Advancement, string | undefined> {
  if (typeof advancement !== 'string') return advancement ?? [];
  return [...advancement.matchAll(/(\d+)(?:–(\d+))? HD \(([A-Z][a-z]+)\)/g)].map(([, from, to = from, size = '']) => ({
    from: Number(from),
    to: Number(to),
    size: size.toLowerCase(),
  }));
}

/** `9–16 HD (Huge); 17–24 HD (Gargantuan)`, `38+ HD`. */
export function formatAdvancement(advancement: Advancement): string {
  if (advancement === undefined) return NOTHING;
  if (typeof advancement === 'string') return advancement;
  return advancement
    .map(({ from, to, size }) => {
      const range = to === undefined ? `${from}+ HD` : from === to ? `${from} HD` : `${from}–${to} HD`;
      return size === undefined ? range : `${range} (${sentenceCase(size)})`;
    })
    .join('; ');
}

export type LevelAdjustment = number | 'none' | { value?: number | undefined; note: string } | undefined;

/** `+3`, `—`, `+2 (cohort)`; nothing where the source prints none. */
export function formatLevelAdjustment(adjustment: LevelAdjustment): string {
  if (adjustment === undefined) return '';
  if (adjustment === 'none') return NOTHING;
  if (typeof adjustment === 'number') return signed(adjustment);
  return `${adjustment.value === undefined ? NOTHING : signed(adjustment.value)} (${adjustment.note})`;
}

const DAMAGE_REDUCTION = /^damage reduction /i;

/**
 * A dragon's abilities at an age: everything that the ages up to it add, youngest first; a later damage reduction
 * replaces an earlier one (SRD, "Dragon, True": abilities are cumulative).
 */
export function cumulativeAgeAbilities(byAge: readonly (readonly string[])[]): string[] {
  return byAge.reduce<string[]>((all, added) => {
    const replaces = added.some((ability) => DAMAGE_REDUCTION.test(ability));
    const kept = replaces ? all.filter((ability) => !DAMAGE_REDUCTION.test(ability)) : all;
    return [...kept, ...added];
  }, []);
}
