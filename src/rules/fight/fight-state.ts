import { type Body, isGone, type Nature } from './body.ts';

/** How long a log is kept. */
const MAX_LOGGED = 200;

/** An attack of a stat block. */
export type FightAttack = { name: string; bonus: number; damage: string };

export const SAVE_NAMES = { fort: 'Fortitude', reflex: 'Reflex', will: 'Will' } as const;
export type SaveName = keyof typeof SAVE_NAMES;

/** How a creature puts its turn off (Player's Handbook, page 160). */
export const WAITS = { delay: 'delays', ready: 'readies an action' } as const;
export type Wait = keyof typeof WAITS;

/** A line of the order: a character, or several creatures of a kind that act together. */
export type Combatant = Nature & {
  id: string;
  name: string;
  /** The slug of the monster; null for a character. */
  slug: string | null;
  /** What it is built with, as the address of its page has it: `class=fighter:4`; absent as printed. */
  build?: string;
  /** The challenge rating; null for a character. */
  rating: string | null;
  /** The total of its roll; null before it was rolled. */
  initiative: number | null;
  /** Initiative modifier. */
  bonus: number;
  armor: number | null;
  attacks: readonly FightAttack[];
  saves: Readonly<Record<SaveName, number | null>> | null;
  /** How it puts its turn off; null where it does not. */
  waits: Wait | null;
  /** Whether the players do not see it. */
  hidden: boolean;
  bodies: readonly Body[];
};

export type LogEntry = { round: number; text: string; outcome: string };

export type Fight = {
  /** From 1; 0 before the first turn. */
  round: number;
  /** The id of the combatant whose turn it is. */
  turn: string | null;
  /** The id of the combatant whose turn goes on after the present one, which began in the middle of it; null for none. */
  interrupted: string | null;
  /** In the order in which they act. */
  combatants: readonly Combatant[];
  /** The newest first. */
  log: readonly LogEntry[];
};

export const NO_FIGHT: Fight = { round: 0, turn: null, interrupted: null, combatants: [], log: [] };

/** Whether nothing of a line comes back into the fight by itself. */
export const isOut = (line: Combatant): boolean => line.bodies.every((body) => isGone(body, line));

/** The line of an id; undefined where no combatant has it. */
export const lineOf = ({ combatants }: Pick<Fight, 'combatants'>, id: string | null): Combatant | undefined =>
  combatants.find((one) => one.id === id);

/** The fight with a change to one line; the same for an id that no combatant has. */
export const changed = (fight: Fight, id: string, change: Partial<Combatant>): Fight => ({
  ...fight,
  combatants: fight.combatants.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/**
 * The fight with a change to one of the creatures of a line, `index` from 0; the same for an id that no combatant has.
 */
export function withBody(
  fight: Fight,
  id: string,
  index: number,
  change: (body: Body, line: Combatant) => Body,
): Fight {
  const line = lineOf(fight, id);
  if (line === undefined) return fight;
  return changed(fight, id, { bodies: line.bodies.map((body, i) => (i === index ? change(body, line) : body)) });
}

/** The fight with a new entry in its log, of which the oldest entries are dropped beyond the limit. */
export const logged = (fight: Fight, text: string, outcome: string): Fight => ({
  ...fight,
  log: [{ round: fight.round, text, outcome }, ...fight.log].slice(0, MAX_LOGGED),
});

/** "Worg"; "Goblin 3" for one of several. */
export function bodyName(fight: Pick<Fight, 'combatants'>, id: string, body: number): string {
  const line = lineOf(fight, id);
  if (line === undefined) return '';
  return line.bodies.length > 1 ? `${line.name} ${body + 1}` : line.name;
}

/** "3 rounds"; empty for what has no end of its own. */
export const roundsText = (rounds: number | null): string =>
  rounds === null ? '' : `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
