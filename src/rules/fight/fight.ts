import { type Ailment, afterStabilityRoll, bodyState, type Hurt, hurt, STABLE_AT } from './body.ts';
import {
  bodyName,
  type Combatant,
  changed,
  type Fight,
  isOut,
  lineOf,
  logged,
  NO_FIGHT,
  roundsText,
  type Wait,
  withBody,
} from './fight-state.ts';
import { actsNow, moved, nextTurn, ordered, placed, previousTurn, putOff } from './turns.ts';

export type FightAction =
  /** Adds lines; those with an initiative stand where it puts them. */
  | { do: 'add'; combatants: readonly Combatant[] }
  | { do: 'remove'; id: string }
  /** The totals of a roll for each line: begins the first round. */
  | { do: 'begin'; initiatives: Readonly<Record<string, number>> }
  | { do: 'initiative'; id: string; value: number }
  | { do: 'move'; from: number; to: number }
  | { do: 'next' }
  | { do: 'back' }
  /** The line whose turn it is delays or readies an action. */
  | { do: 'wait'; wait: Wait }
  /** A line that put its turn off acts before the one whose turn it is. */
  | { do: 'act-now'; id: string }
  | { do: 'hurt'; id: string; body: number; kind: Hurt; amount: number }
  /** The d% roll of a dying creature; null where it is made stable without one. */
  | { do: 'stabilize'; id: string; body: number; roll: number | null }
  /** `rounds` of turns; null for one that is taken away by hand. */
  | { do: 'afflict'; id: string; body: number; ailment: Ailment }
  | { do: 'relieve'; id: string; body: number; name: string }
  | { do: 'hide'; id: string; hidden: boolean }
  /** What was rolled, and what it does to a target. */
  | { do: 'log'; text: string; outcome: string; damage?: { id: string; body: number; amount: number } }
  | { do: 'end' };

/** The fight after an action; the same object where the action changes nothing. */
export function fightAfter(fight: Fight, action: FightAction): Fight {
  switch (action.do) {
    case 'add':
      return { ...fight, combatants: action.combatants.reduce(placed, fight.combatants) };
    case 'remove':
      return withoutLine(fight, action.id);
    case 'begin':
      return begun(fight, action.initiatives);
    case 'initiative':
      return withInitiative(fight, action.id, action.value);
    case 'move':
      return { ...fight, combatants: moved(fight.combatants, action.from, action.to) };
    case 'next':
      return nextTurn(fight);
    case 'back':
      return previousTurn(fight);
    case 'wait':
      return putOff(fight, action.wait);
    case 'act-now':
      return actsNow(fight, action.id);
    case 'hurt':
      return hurtIn(fight, action);
    case 'stabilize':
      return stabilized(fight, action);
    case 'afflict':
      return afflicted(fight, action);
    case 'relieve':
      return withBody(fight, action.id, action.body, (body) => ({
        ...body,
        ailments: body.ailments.filter(({ name }) => name !== action.name),
      }));
    case 'hide':
      return changed(fight, action.id, { hidden: action.hidden });
    case 'log':
      return rolled(fight, action);
    case 'end':
      return NO_FIGHT;
  }
}

type Act<Name extends FightAction['do']> = Extract<FightAction, { do: Name }>;

function begun(fight: Fight, initiatives: Act<'begin'>['initiatives']): Fight {
  const combatants = ordered(
    fight.combatants.map((one) => ({ ...one, waits: null, initiative: initiatives[one.id] ?? one.initiative })),
  );
  const turn = combatants.find((one) => !isOut(one))?.id ?? null;
  return logged({ ...fight, round: 1, turn, interrupted: null, combatants }, 'Initiative is rolled', 'round 1');
}

function withInitiative(fight: Fight, id: string, initiative: number): Fight {
  const line = lineOf(fight, id);
  if (line === undefined) return fight;
  const others = fight.combatants.filter((one) => one !== line);
  return { ...fight, combatants: placed(others, { ...line, initiative }) };
}

function withoutLine(fight: Fight, id: string): Fight {
  const after = fight.turn === id ? nextTurn(fight) : fight;
  return {
    ...after,
    combatants: after.combatants.filter((one) => one.id !== id),
    turn: after.turn === id ? null : after.turn,
    interrupted: after.interrupted === id ? null : after.interrupted,
  };
}

const HURT_WORDS: Readonly<Record<Hurt, string>> = {
  damage: 'damage',
  heal: 'healed',
  nonlethal: 'nonlethal',
  temporary: 'temporary',
};

function hurtIn(fight: Fight, { id, body, kind, amount }: Act<'hurt'>): Fight {
  const name = bodyName(fight, id, body);
  if (kind === 'nonlethal' && lineOf(fight, id)?.destroyedAtZero) {
    return logged(fight, `${name} is not subject to nonlethal damage`, 'no damage');
  }
  const after = withBody(fight, id, body, (one) => hurt(one, kind, amount));
  const line = lineOf(after, id);
  const hit = line?.bodies[body];
  const state = line && hit ? bodyState(hit, line) : 'up';
  return logged(after, state === 'up' ? name : `${name} is ${state}`, `${amount} ${HURT_WORDS[kind]}`);
}

function stabilized(fight: Fight, { id, body, roll }: Act<'stabilize'>): Fight {
  const name = bodyName(fight, id, body);
  if (roll === null) {
    return logged(
      withBody(fight, id, body, (one) => ({ ...one, stable: true })),
      `${name} is stable`,
      '',
    );
  }
  const after = withBody(fight, id, body, (one) => afterStabilityRoll(one, roll));
  const text = `${name}, stabilizing: d% ${roll}, ${STABLE_AT} or less`;
  return logged(after, text, roll <= STABLE_AT ? 'stable' : '1 hit point lost');
}

function afflicted(fight: Fight, { id, body, ailment }: Act<'afflict'>): Fight {
  const text = `${bodyName(fight, id, body)} is ${ailment.name.toLowerCase()}`;
  return withBody(logged(fight, text, roundsText(ailment.rounds)), id, body, (one) => ({
    ...one,
    ailments: [...one.ailments.filter(({ name }) => name !== ailment.name), ailment],
  }));
}

/** A roll with its damage. What a weapon deals to a creature that regenerates is nonlethal (Monster Manual, glossary). */
function rolled(fight: Fight, { text, outcome, damage }: Act<'log'>): Fight {
  if (damage === undefined) return logged(fight, text, outcome);
  const { id, body, amount } = damage;
  const regenerates = (lineOf(fight, id)?.regeneration ?? 0) > 0;
  const after = logged(fight, text, regenerates ? `${outcome}, nonlethal` : outcome);
  return withBody(after, id, body, (one) => hurt(one, regenerates ? 'nonlethal' : 'damage', amount));
}

/** Rolls for all: 1d20 and the modifier. */
export function rollInitiatives(combatants: readonly Combatant[], random: () => number): Record<string, number> {
  return Object.fromEntries(combatants.map(({ id, bonus }) => [id, 1 + Math.floor(random() * 20) + bonus]));
}
