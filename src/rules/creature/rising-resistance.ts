/**
 * Spell resistance that rises with class levels.
 *
 * Source: Monster Manual v.3.5, pages 16 (hound archon), 21 (azer), 103 (drow), 132 (svirfneblin), 211 (rakshasa) and 236 (pixie):
 * what characters of the kind have.
 */
import { type Draft, diceOf, isRacial, levelOf } from './draft.ts';

/** What a class level each is added to, by the beginning of the printed name. */
const RISING: readonly (readonly [name: RegExp, base: number])[] = [
  [/^(?:Drow|Svirfneblin)\b/, 11],
  [/^Azer\b/, 13],
  [/^Pixie\b/, 15],
  [/^Hound Archon\b/, 16],
  [/^Rakshasa\b/, 27],
];

const RESISTANCE = /^spell resistance \d+$/;

/** Raises the spell resistance of such a creature to that of its class levels. */
export function raiseResistance(draft: Draft): void {
  const { facts, printed } = draft;
  const base = RISING.find(([name]) => name.test(printed.name))?.[1];
  if (base === undefined || !facts.special_qualities?.some((quality) => RESISTANCE.test(quality))) return;
  const levels = levelOf(diceOf(draft).filter((part) => !isRacial(part)));
  const sum = base + levels;
  facts.special_qualities = facts.special_qualities.map((quality) =>
    RESISTANCE.test(quality) ? `spell resistance ${sum}` : quality,
  );
  draft.notes.push(`Spell resistance ${sum}: ${base} and ${levels} for its class levels.`);
}
