import { healedByNature } from './body.ts';
import {
  bodyName,
  type Combatant,
  changed,
  type Fight,
  isOut,
  lineOf,
  logged,
  WAITS,
  type Wait,
} from './fight-state.ts';

/** Whether the first acts before the second: the higher initiative, and among equals the higher modifier (Player's Handbook, page 136). */
function actsBefore(one: Combatant, other: Combatant): boolean {
  const [first, second] = [one, other].map(({ initiative }) => initiative ?? Number.NEGATIVE_INFINITY) as [
    number,
    number,
  ];
  return first === second ? one.bonus > other.bonus : first > second;
}

/** All by initiative; equals keep their order. */
export const ordered = (combatants: readonly Combatant[]): Combatant[] =>
  combatants.toSorted((a, b) => Number(actsBefore(b, a)) - Number(actsBefore(a, b)));

/** A new line stands where its initiative puts it; the order of the others, which may have been changed by hand, stays. */
export function placed(combatants: readonly Combatant[], line: Combatant): readonly Combatant[] {
  const at = combatants.findIndex((other) => actsBefore(line, other));
  return combatants.toSpliced(at < 0 ? combatants.length : at, 0, line);
}

/** The order with a line moved, which takes the initiative of the one behind which it stands. */
export function moved(combatants: readonly Combatant[], from: number, to: number): readonly Combatant[] {
  const line = combatants[from];
  if (line === undefined || from === to) return combatants;
  const rest = combatants.toSpliced(from, 1);
  const at = Math.max(0, Math.min(to, rest.length));
  const initiative = rest[at - 1]?.initiative ?? rest[at]?.initiative ?? line.initiative;
  return rest.toSpliced(at, 0, { ...line, initiative });
}

/** The turn of the next line that is not out; behind the last one the next round begins. An interrupted turn goes on as it was. */
export function nextTurn(fight: Fight): Fight {
  const { combatants, turn, round, interrupted } = fight;
  const at = combatants.findIndex(({ id }) => id === turn);
  for (let step = 1; step <= combatants.length; step++) {
    const place = (at + step) % combatants.length;
    const next = combatants[place];
    if (next === undefined || isOut(next)) continue;
    const wraps = at >= 0 && at + step >= combatants.length;
    const after = { ...fight, turn: next.id, interrupted: null, round: round + (wraps ? 1 : 0) };
    return next.id === interrupted ? after : turnBegun(after, next);
  }
  return fight;
}

/** The turn before; what has counted down stays so, and is taken back by undoing. */
export function previousTurn(fight: Fight): Fight {
  const { combatants, turn, round } = fight;
  const at = combatants.findIndex(({ id }) => id === turn);
  for (let step = 1; step <= combatants.length; step++) {
    const place = at - step;
    const last = combatants.at(place);
    if (last === undefined || isOut(last)) continue;
    if (place < 0 && round <= 1) return fight;
    return { ...fight, turn: last.id, interrupted: null, round: round - (place < 0 ? 1 : 0) };
  }
  return fight;
}

/** The line whose turn it is puts it off: it delays, or readies an action. The next one acts. */
export function putOff(fight: Fight, wait: Wait): Fight {
  const line = lineOf(fight, fight.turn);
  if (line === undefined) return fight;
  return nextTurn(logged(changed(fight, line.id, { waits: wait }), `${line.name} ${WAITS[wait]}`, ''));
}

/**
 * A line that put its turn off acts now: before the one whose turn it is, which goes on afterwards, and at its initiative from then on
 * (Player's Handbook, page 160).
 */
export function actsNow(fight: Fight, id: string): Fight {
  const line = lineOf(fight, id);
  const current = lineOf(fight, fight.turn);
  if (line === undefined || line.waits === null || current === undefined || current === line) return fight;
  const rest = fight.combatants.filter((one) => one !== line);
  const combatants = rest.toSpliced(rest.indexOf(current), 0, { ...line, waits: null, initiative: current.initiative });
  return logged(
    { ...fight, combatants, turn: id, interrupted: current.id },
    `${line.name} acts now`,
    `before ${current.name}`,
  );
}

/**
 * At the start of a turn what was put off and not used is lost, conditions have a round less, those without one end, and fast healing
 * and regeneration heal.
 */
function turnBegun(fight: Fight, line: Combatant): Fight {
  const events: [text: string, outcome: string][] = [];
  if (line.waits === 'ready') events.push([`${line.name} did not use the readied action`, 'lost']);
  const bodies = line.bodies.map((body, i) => {
    const name = bodyName(fight, line.id, i);
    const healed = healedByNature(body, line);
    const points = healed.points - body.points;
    const nonlethal = body.nonlethal - healed.nonlethal;
    if (points > 0) events.push([`${name} heals`, `${points} healed`]);
    else if (nonlethal > 0) events.push([`${name} regenerates`, `${nonlethal} nonlethal healed`]);
    const ailments = body.ailments.flatMap((one) => {
      if (one.rounds === null) return [one];
      if (one.rounds > 1) return [{ ...one, rounds: one.rounds - 1 }];
      events.push([`${name} is no longer ${one.name.toLowerCase()}`, 'ends']);
      return [];
    });
    return { ...healed, ailments };
  });
  const after = changed(fight, line.id, { bodies, waits: null });
  return events.reduce((all, [text, outcome]) => logged(all, text, outcome), after);
}
