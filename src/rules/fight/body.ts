/** A condition on a creature. `rounds`: how many of its turns it lasts; null until it is taken away. */
export type Ailment = { name: string; rounds: number | null };

/** One creature of several of a kind. */
export type Body = {
  /** Hit points now, which may be negative. */
  points: number;
  /** Full hit points; null for a character whose hit points its player keeps: then `points` counts damage below 0. */
  most: number | null;
  temporary: number;
  nonlethal: number;
  /** Below 0 hit points without losing more of them. */
  stable: boolean;
  ailments: readonly Ailment[];
};

/** What of a kind decides over its hit points. */
export type Nature = {
  /** Destroyed at 0 hit points and not subject to nonlethal damage: constructs and undead (Monster Manual, pages 307 and 317). */
  destroyedAtZero: boolean;
  /** Hit points that it heals at the start of each of its turns (Monster Manual, glossary); 0 without fast healing. */
  fastHealing: number;
  /** Nonlethal damage that it heals at the start of each of its turns (Monster Manual, glossary); 0 without regeneration. */
  regeneration: number;
};

export type BodyState = 'up' | 'disabled' | 'staggered' | 'unconscious' | 'stable' | 'dying' | 'dead' | 'destroyed';

const DEAD_AT = -10;

/** What a creature's hit points make of it (Player's Handbook, pages 145–146). */
export function bodyState(
  { points, most, nonlethal, stable }: Body,
  { destroyedAtZero }: Pick<Nature, 'destroyedAtZero'>,
): BodyState {
  if (most === null) return 'up';
  if (destroyedAtZero) return points <= 0 ? 'destroyed' : 'up';
  if (points <= DEAD_AT) return 'dead';
  if (points < 0) return stable ? 'stable' : 'dying';
  if (nonlethal > points) return 'unconscious';
  if (points === 0) return 'disabled';
  return nonlethal === points ? 'staggered' : 'up';
}

const ACTS: readonly BodyState[] = ['up', 'disabled', 'staggered'];

/** Whether a creature can act. */
export const canAct = (body: Body, nature: Pick<Nature, 'destroyedAtZero'>): boolean =>
  ACTS.includes(bodyState(body, nature));

/** Whether a creature is dead or destroyed. */
export const isGone = (body: Body, nature: Pick<Nature, 'destroyedAtZero'>): boolean =>
  ['dead', 'destroyed'].includes(bodyState(body, nature));

export type Hurt = 'damage' | 'heal' | 'nonlethal' | 'temporary';

/**
 * What befalls a creature (Player's Handbook, pages 145–146). Damage takes temporary hit points first, and who was stable is dying
 * again. Healing goes up to the full hit points, takes as much nonlethal damage away, and makes the dying stable. Temporary hit points
 * do not add up: the greater number stays.
 */
export function hurt(body: Body, kind: Hurt, amount: number): Body {
  switch (kind) {
    case 'damage': {
      const absorbed = Math.min(body.temporary, amount);
      const lost = amount - absorbed;
      return {
        ...body,
        temporary: body.temporary - absorbed,
        points: body.points - lost,
        stable: body.stable && lost === 0,
      };
    }
    case 'heal': {
      const most = body.most ?? 0;
      const points = Math.max(body.points, Math.min(most, body.points + amount));
      return { ...body, points, nonlethal: Math.max(0, body.nonlethal - amount), stable: points < 0 };
    }
    case 'nonlethal':
      return { ...body, nonlethal: body.nonlethal + amount };
    case 'temporary':
      return { ...body, temporary: Math.max(body.temporary, amount) };
  }
}

/** A creature at the start of its turn, after its fast healing and regeneration. The dead heal nothing. */
export function healedByNature(body: Body, nature: Nature): Body {
  if (body.most === null || isGone(body, nature)) return body;
  const wounded = body.points < body.most || body.nonlethal > 0;
  const healed = wounded && nature.fastHealing > 0 ? hurt(body, 'heal', nature.fastHealing) : body;
  return healed.nonlethal > 0 && nature.regeneration > 0
    ? { ...healed, nonlethal: Math.max(0, healed.nonlethal - nature.regeneration) }
    : healed;
}

/** The d% roll at which the dying become stable (Player's Handbook, page 145). */
export const STABLE_AT = 10;

/** A dying creature after its d% roll: stable, or a hit point lower. */
export const afterStabilityRoll = (body: Body, roll: number): Body =>
  roll <= STABLE_AT ? { ...body, stable: true } : { ...body, points: body.points - 1 };
