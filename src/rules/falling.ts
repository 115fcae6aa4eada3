/**
 * Damage from falls, and jumps.
 *
 * Source: Dungeon Master's Guide, chapter 8, Falling (SRD, Wilderness, Weather, and Environment), and Player's Handbook, chapter
 * 4, Jump (SRD, Skills).
 */

/** What one falls on; water is at least 10 feet deep. */
export type Ground = 'hard' | 'soft' | 'water';

/** How one comes to fall: a deliberate jump; `jumped well`: with a check that succeeds (`jumpCheck`). */
export type Manner = 'fell' | 'jumped' | 'jumped well';

/** A number of dice of one kind; null for none. */
type Damage = { count: number; sides: 3 | 6 } | null;

const MAX_DICE = 20;
const JUMP_DC = 15;

export interface Fall {
  lethal: Damage;
  nonlethal: Damage;
}

/**
 * The damage of a fall: 1d6 for each 10 feet, to a maximum of 20d6. The first 1d6 of a jump is nonlethal; who jumps
 * well takes no damage from the first 10 feet and nonlethal damage from the second. Of a fall into water the first 20 feet
 * deal nothing and the next 20 feet 1d3 nonlethal each 10 feet; who dives well takes no damage.
 * @param feet the distance fallen, 0 or more
 */
export function fallDamage(feet: number, ground: Ground, manner: Manner): Fall {
  const steps = Math.floor(feet / 10);
  if (ground === 'water') {
    if (manner === 'jumped well') return { nonlethal: null, lethal: null };
    const shallow = Math.min(2, Math.max(0, steps - 2));
    return { nonlethal: dice(shallow, 3), lethal: dice(Math.min(MAX_DICE, steps - 2 - shallow), 6) };
  }
  const all = Math.min(MAX_DICE, steps - (manner === 'jumped well' ? 1 : 0));
  const nonlethal = Math.min(all, (manner === 'fell' ? 0 : 1) + (ground === 'soft' ? 1 : 0));
  return { nonlethal: dice(nonlethal, 6), lethal: dice(all - nonlethal, 6) };
}

const dice = (count: number, sides: 3 | 6): Damage => (count > 0 ? { count, sides } : null);

/** A check that makes a jump down a good one: its DC, and how deep water must be for it in feet; null on ground. */
export type JumpCheck = { dc: number; depth: number | null };

/**
 * The check of who jumps well: DC 15 of Jump or Tumble on ground. Of a dive DC 15 of Swim or Tumble, 5 more for every 50 feet, in
 * water at least 10 feet deep for every 30 feet.
 * @param feet the distance fallen, 0 or more
 */
export function jumpCheck(feet: number, ground: Ground): JumpCheck {
  if (ground !== 'water') return { dc: JUMP_DC, depth: null };
  return { dc: JUMP_DC + 5 * Math.floor(feet / 50), depth: 10 * Math.max(1, Math.floor(feet / 30)) };
}

/** A long jump over a distance, or a high jump to a height. */
export type Leap = 'long' | 'high';

/**
 * The DC of a jump: its distance, or four times its height, in feet; twice as much without a running start of 20 feet.
 * @param feet 1 or more
 */
export function jumpDc(leap: Leap, feet: number, runningStart: boolean): number {
  return feet * (leap === 'long' ? 1 : 4) * (runningStart ? 1 : 2);
}

/** What a speed in feet adds to Jump checks: +4 for each 10 feet beyond 30, −6 for each 10 feet short of it. */
export function jumpSpeedModifier(speed: number): number {
  const steps = Math.trunc((speed - 30) / 10);
  // Adding 0 makes −0 an ordinary zero.
  return steps * (steps > 0 ? 4 : 6) + 0;
}
