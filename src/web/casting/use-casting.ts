import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Caster } from '../../contract/casters.ts';
import { defaultCaster, type KeyAbility, LEVEL_LIMITS, lowestScore, SCORE_LIMITS } from '../../rules/casting.ts';
import { useMyCharacter } from '../for-me/my-character.ts';
import type { MyFigures } from '../for-me/my-figures.ts';
import { json, stored } from '../storage/stored.ts';
import { useStored } from '../storage/use-stored.ts';

/** The caster, level and scores that the visitor chose last. They are the default of every spell and power. */
type StoredCasting = { level?: number; caster?: string; scores: Partial<Record<KeyAbility, number>> };

const EMPTY: StoredCasting = { scores: {} };
export const storedCasting = stored<StoredCasting>('casting', { parse: json(readStored) });

export type Casting = {
  caster: Caster;
  /** Caster or manifester level, at least the lowest that the spell needs. */
  level: number;
  /** The score of the caster's key ability. */
  score: number;
  choose(change: { caster?: string; level?: number; score?: number }): void;
};

/**
 * The caster of a spell with level and score: from the address (`as`, `cl`, `score`), else those of the visitor's character,
 * else the visitor's last choice, else the lowest values that the spell allows. Null where the spell has no known caster. The first render equals the
 * server's.
 */
export function useCasting(casters: readonly Caster[]): Casting | null {
  const { search } = useLocation();
  const [touched, setTouched] = useState(false);
  const chosen = useStored(storedCasting, EMPTY);
  const mine = characterCasting(useMyCharacter()?.figures, casters);
  const last = touched || mine === null ? chosen : mine;
  const params = new URLSearchParams(touched ? '' : search);
  const bySlug = (slug: string | null | undefined) => casters.find((caster) => caster.slug === slug);
  const caster = bySlug(params.get('as')) ?? bySlug(last.caster) ?? defaultCaster(casters);
  if (caster === undefined) return null;
  const level = number(params.get('cl'), LEVEL_LIMITS) ?? last.level ?? 0;
  const score = number(params.get('score'), SCORE_LIMITS) ?? last.scores[caster.ability];
  const casting = {
    caster,
    level: Math.max(level, caster.lowest_level),
    score: score ?? lowestScore(caster.level),
  };
  return {
    ...casting,
    choose(change) {
      const as = bySlug(change.caster) ?? caster;
      const scores = { ...last.scores };
      if (touched || params.has('score') || change.score !== undefined)
        scores[caster.ability] = change.score ?? casting.score;
      setTouched(true);
      storedCasting.write({ ...last, caster: as.slug, level: change.level ?? casting.level, scores });
    },
  };
}

/** The caster that the character is of these; null where it is none. */
function characterCasting(figures: MyFigures | undefined, casters: readonly Caster[]): StoredCasting | null {
  const own = (figures?.casters ?? []).filter(({ class: slug }) => casters.some((caster) => caster.slug === slug));
  const [best] = own.toSorted((a, b) => b.level - a.level);
  if (figures === undefined || best === undefined) return null;
  const { int, wis, cha } = figures.scores;
  return { caster: best.class, level: best.level, scores: { int, wis, cha } };
}

type Limits = { lowest: number; highest: number };

/** Parses a whole number within the limits; null where the value is none. */
function number(value: unknown, { lowest, highest }: Limits): number | null {
  const figure = typeof value === 'number' ? value : value ? Number(value) : Number.NaN;
  return Number.isInteger(figure) && figure >= lowest && figure <= highest ? figure : null;
}

/** The parts of a stored value that are valid. */
function readStored(value: unknown): StoredCasting {
  const { level, caster, scores } = (value ?? {}) as Partial<StoredCasting>;
  const validScores: StoredCasting['scores'] = {};
  for (const ability of ['int', 'wis', 'cha'] as const) {
    const score = number(scores?.[ability], SCORE_LIMITS);
    if (score !== null) validScores[ability] = score;
  }
  const casting: StoredCasting = { scores: validScores };
  const validLevel = number(level, LEVEL_LIMITS);
  if (validLevel !== null) casting.level = validLevel;
  if (typeof caster === 'string') casting.caster = caster;
  return casting;
}
