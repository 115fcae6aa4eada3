/**
 * The lines of a race's description, worded from typed facts. Source: PHB chapter 2, DMG pp. 171–175, MM pp. 290–291 (each
 * creature's "as characters" entry), XPH chapter 1.
 */

import { ALIGNMENT_PARTS } from './alignment.ts';
import { capitalized } from './capitalized.ts';
import { sentenceCase } from './monster-format.ts';
import { signed } from './signed.ts';

const FEET_IN_SQUARE = 5;

export type RaceSpeed = {
  land?: number | undefined;
  /** Medium and heavy armor and loads do not slow the creature. */
  unhindered?: true | undefined;
  fly?: { feet: number; maneuverability: string } | undefined;
};

/** `20 ft. (4 squares), not slowed by armor or load`; `40 ft. (8 squares), fly 40 ft. (good)`. */
export function formatRaceSpeed({ land, unhindered, fly }: RaceSpeed): string {
  const parts = [
    land && `${land} ft. (${land / FEET_IN_SQUARE} squares)`,
    fly && `fly ${fly.feet} ft. (${fly.maneuverability})`,
    unhindered && 'not slowed by armor or load',
  ].filter((part) => typeof part === 'string');
  return sentenceCase(parts.join(', '));
}

export type RaceSenses = {
  darkvision?: number | undefined;
  low_light_vision?: true | undefined;
  blindsight?: number | undefined;
  scent?: true | undefined;
};

/** `Darkvision 60 ft., low-light vision`; `Normal` where nothing is out of the ordinary. Ranges in feet. */
export function formatSenses({ darkvision, low_light_vision, blindsight, scent }: RaceSenses = {}): string {
  const parts = [
    darkvision && `darkvision ${darkvision} ft.`,
    low_light_vision && 'low-light vision',
    blindsight && `blindsight ${blindsight} ft.`,
    scent && 'scent',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'Normal';
  const text = parts.join(', ');
  return capitalized(text);
}

/** `Usually chaotic good`, `Often any good` where the book names only one half. */
export function formatTendency({ tendency, alignment }: { tendency: string; alignment: string }): string {
  const half = ALIGNMENT_PARTS.some((part) => part === alignment);
  return sentenceCase(`${tendency} ${half ? `any ${alignment}` : alignment}`);
}

/** `4 ft. 5 in.` of 53 inches. */
export function formatHeight(inches: number): string {
  const feet = Math.floor(inches / 12);
  const rest = inches % 12;
  return [feet > 0 && `${feet} ft.`, (rest > 0 || feet === 0) && `${rest} in.`].filter(Boolean).join(' ');
}

export type RaceBonus = {
  bonus: number;
  /** `racial` where absent. */
  type?: string | undefined;
};

/** `+2 racial bonus`, `−4 racial penalty`. */
export function formatRaceBonus({ bonus, type = 'racial' }: RaceBonus): string {
  return `${signed(bonus)} ${type} ${bonus < 0 ? 'penalty' : 'bonus'}`;
}

/**
 * The racial adjustment that a creature's printed score shows: scores are printed for a creature with 10s and 11s.
 *
 * Source: DMG p. 172 (Monsters as Races): subtract 10 from an even score, 11 from an odd one.
 */
export function racialAbilityAdjustment(score: number): number {
  return score - (score % 2 === 0 ? 10 : 11);
}
