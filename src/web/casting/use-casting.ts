import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Caster } from '../../contract/casters.ts';
import { type KeyAbility, LEVEL_LIMITS, lowestScore, SCORE_LIMITS } from '../../rules/casting.ts';
import { json, stored } from '../storage/stored.ts';
import { useStored } from '../storage/use-stored.ts';

/** What a visitor casts at: remembered from page to page. */
type Remembered = { level?: number; caster?: string; scores: Partial<Record<KeyAbility, number>> };

const NOTHING: Remembered = { scores: {} };
export const remembered = stored<Remembered>('casting', { parse: json(readRemembered) });

export type Casting = {
  caster: Caster;
  /** Caster or manifester level, never below the one that the spell takes. */
  level: number;
  /** Score of the caster's key ability. */
  score: number;
  choose(change: { caster?: string; level?: number; score?: number }): void;
};

/** The caster who stands first: the one who has the spell soonest; wizards and clerics before others. */
export function firstCaster(casters: readonly Caster[]): Caster | undefined {
  const usual = ['wizard', 'cleric', 'druid', 'psion'];
  const rank = ({ slug }: Caster) => (usual.includes(slug) ? usual.indexOf(slug) : usual.length);
  return [...casters].sort((a, b) => a.lowest_level - b.lowest_level || rank(a) - rank(b))[0];
}

/**
 * Who casts the spell, and how well: as the address says (`as`, `cl`, `score`), else as the browser remembers, else the
 * least that the spell takes. Null where nobody is known to cast it. The first render is the server's.
 */
export function useCasting(casters: readonly Caster[]): Casting | null {
  const [query] = useSearchParams();
  const [touched, setTouched] = useState(false);
  const kept = useStored(remembered, NOTHING);
  const asked = touched ? new URLSearchParams() : query;
  const bySlug = (slug: string | null | undefined) => casters.find((caster) => caster.slug === slug);
  const caster = bySlug(asked.get('as')) ?? bySlug(kept.caster) ?? firstCaster(casters);
  if (caster === undefined) return null;
  const level = number(asked.get('cl'), LEVEL_LIMITS) ?? kept.level ?? 0;
  const score = number(asked.get('score'), SCORE_LIMITS) ?? kept.scores[caster.ability];
  const casting = {
    caster,
    level: Math.max(level, caster.lowest_level),
    score: score ?? lowestScore(caster.level),
  };
  return {
    ...casting,
    choose(change) {
      const by = bySlug(change.caster) ?? caster;
      const scores = { ...kept.scores };
      if (touched || asked.has('score') || change.score !== undefined)
        scores[caster.ability] = change.score ?? casting.score;
      setTouched(true);
      remembered.write({ ...kept, caster: by.slug, level: change.level ?? casting.level, scores });
    },
  };
}

type Limits = { lowest: number; highest: number };

/** A whole number within limits, or null. */
function number(value: unknown, { lowest, highest }: Limits): number | null {
  const figure = typeof value === 'number' ? value : value ? Number(value) : Number.NaN;
  return Number.isInteger(figure) && figure >= lowest && figure <= highest ? figure : null;
}

/** What cannot be read counts as nothing. */
function readRemembered(value: unknown): Remembered {
  const { level, caster, scores } = (value ?? {}) as Partial<Remembered>;
  const known: Remembered['scores'] = {};
  for (const ability of ['int', 'wis', 'cha'] as const) {
    const score = number(scores?.[ability], SCORE_LIMITS);
    if (score !== null) known[ability] = score;
  }
  const remembers: Remembered = { scores: known };
  const validLevel = number(level, LEVEL_LIMITS);
  if (validLevel !== null) remembers.level = validLevel;
  if (typeof caster === 'string') remembers.caster = caster;
  return remembers;
}
