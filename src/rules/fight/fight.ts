/** How long a log is kept. */
const MOST_LOGGED = 200;

/** An attack of a stat block. */
export type FightAttack = { name: string; bonus: number; damage: string };

export const SAVE_NAMES = { fort: 'Fortitude', reflex: 'Reflex', will: 'Will' } as const;
export type SaveName = keyof typeof SAVE_NAMES;

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
  ailments: readonly Ailment[];
};

/** A line of the order: a character, or several creatures of a kind that act together. */
export type Combatant = {
  id: string;
  name: string;
  /** The slug of the monster; null for a character. */
  slug: string | null;
  /** The challenge rating; null for a character. */
  rating: string | null;
  /** The total of its roll; null before it was rolled. */
  initiative: number | null;
  /** Initiative modifier. */
  bonus: number;
  armor: number | null;
  attacks: readonly FightAttack[];
  saves: Readonly<Record<SaveName, number | null>> | null;
  /** Destroyed at 0 hit points: constructs and undead. */
  mindless: boolean;
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
  /** In the order in which they act. */
  combatants: readonly Combatant[];
  /** The newest first. */
  log: readonly LogEntry[];
};

export const NO_FIGHT: Fight = { round: 0, turn: null, combatants: [], log: [] };

export type BodyState = 'up' | 'disabled' | 'staggered' | 'unconscious' | 'dying' | 'dead' | 'destroyed';

const DEAD_AT = -10;

/** What a creature's hit points make of it (Player's Handbook, pages 145–146). */
export function bodyState({ points, most, nonlethal }: Body, mindless: boolean): BodyState {
  if (most === null) return 'up';
  if (mindless) return points <= 0 ? 'destroyed' : 'up';
  if (points <= DEAD_AT) return 'dead';
  if (points < 0) return 'dying';
  if (points === 0) return 'disabled';
  if (nonlethal > points) return 'unconscious';
  return nonlethal === points ? 'staggered' : 'up';
}

const ACTS: readonly BodyState[] = ['up', 'disabled', 'staggered'];

/** Whether a creature can act. */
export const canAct = (body: Body, mindless: boolean): boolean => ACTS.includes(bodyState(body, mindless));

/** Whether nothing of a line comes back into the fight by itself. */
export const isOut = ({ bodies, mindless }: Combatant): boolean =>
  bodies.every((body) => ['dead', 'destroyed'].includes(bodyState(body, mindless)));

export type Hurt = 'damage' | 'heal' | 'nonlethal' | 'temporary';

/**
 * What befalls a creature (Player's Handbook, page 146). Damage takes temporary hit points first. Healing goes up to the full hit
 * points and takes as much nonlethal damage away. Temporary hit points do not add up: the greater number stays.
 */
export function hurt(body: Body, kind: Hurt, amount: number): Body {
  switch (kind) {
    case 'damage': {
      const absorbed = Math.min(body.temporary, amount);
      return { ...body, temporary: body.temporary - absorbed, points: body.points - (amount - absorbed) };
    }
    case 'heal': {
      const most = body.most ?? 0;
      const points = Math.max(body.points, Math.min(most, body.points + amount));
      return { ...body, points, nonlethal: Math.max(0, body.nonlethal - amount) };
    }
    case 'nonlethal':
      return { ...body, nonlethal: body.nonlethal + amount };
    case 'temporary':
      return { ...body, temporary: Math.max(body.temporary, amount) };
  }
}

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
  | { do: 'hurt'; id: string; body: number; kind: Hurt; amount: number }
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
      return { ...fight, combatants: ordered([...fight.combatants, ...action.combatants]) };
    case 'remove':
      return withoutLine(fight, action.id);
    case 'begin': {
      const rolled = fight.combatants.map((one) => ({
        ...one,
        initiative: action.initiatives[one.id] ?? one.initiative,
      }));
      const combatants = ordered(rolled);
      const first = combatants.find((one) => !isOut(one)) ?? null;
      return logged({ ...fight, round: 1, turn: first?.id ?? null, combatants }, 'Initiative is rolled', 'round 1');
    }
    case 'initiative':
      return { ...fight, combatants: ordered(changed(fight, action.id, { initiative: action.value })) };
    case 'move':
      return { ...fight, combatants: moved(fight.combatants, action.from, action.to) };
    case 'next':
      return nextTurn(fight);
    case 'back':
      return lastTurn(fight);
    case 'hurt':
      return hurtIn(fight, action.id, action.body, action.kind, action.amount);
    case 'afflict':
      return withBody(
        logged(
          fight,
          `${bodyName(fight, action.id, action.body)} is ${action.ailment.name.toLowerCase()}`,
          roundsText(action.ailment.rounds),
        ),
        action.id,
        action.body,
        (body) => ({
          ...body,
          ailments: [...body.ailments.filter(({ name }) => name !== action.ailment.name), action.ailment],
        }),
      );
    case 'relieve':
      return withBody(fight, action.id, action.body, (body) => ({
        ...body,
        ailments: body.ailments.filter(({ name }) => name !== action.name),
      }));
    case 'hide':
      return { ...fight, combatants: changed(fight, action.id, { hidden: action.hidden }) };
    case 'log': {
      const after = logged(fight, action.text, action.outcome);
      const { damage } = action;
      return damage === undefined
        ? after
        : withBody(after, damage.id, damage.body, (body) => hurt(body, 'damage', damage.amount));
    }
    case 'end':
      return NO_FIGHT;
  }
}

/** By initiative, the higher modifier first among equals (Player's Handbook, page 136); others keep their order. */
const ordered = (combatants: readonly Combatant[]): Combatant[] =>
  combatants.toSorted(
    (a, b) =>
      (b.initiative ?? Number.NEGATIVE_INFINITY) - (a.initiative ?? Number.NEGATIVE_INFINITY) || b.bonus - a.bonus || 0,
  );

const changed = ({ combatants }: Fight, id: string, change: Partial<Combatant>): Combatant[] =>
  combatants.map((one) => (one.id === id ? { ...one, ...change } : one));

function moved(combatants: readonly Combatant[], from: number, to: number): readonly Combatant[] {
  const line = combatants[from];
  if (line === undefined || from === to) return combatants;
  const rest = combatants.toSpliced(from, 1);
  const at = Math.max(0, Math.min(to, rest.length));
  // A line that is moved has the initiative of the one behind which it stands, so that the order stays when others are added.
  const initiative = rest[at - 1]?.initiative ?? rest[at]?.initiative ?? line.initiative;
  return rest.toSpliced(at, 0, { ...line, initiative });
}

function withoutLine(fight: Fight, id: string): Fight {
  const after = fight.turn === id ? nextTurn(fight) : fight;
  const combatants = after.combatants.filter((one) => one.id !== id);
  return { ...after, combatants, turn: after.turn === id ? null : after.turn };
}

/** The turn of the next line that is not out; behind the last one the next round begins. What ends then is logged. */
function nextTurn(fight: Fight): Fight {
  const { combatants, turn, round } = fight;
  const at = combatants.findIndex(({ id }) => id === turn);
  for (let step = 1; step <= combatants.length; step++) {
    const place = (at + step) % combatants.length;
    const next = combatants[place];
    if (next === undefined || isOut(next)) continue;
    const wraps = at >= 0 && at + step >= combatants.length;
    return countedDown({ ...fight, turn: next.id, round: round + (wraps ? 1 : 0) }, next.id);
  }
  return fight;
}

/** The turn before; what has counted down stays so, and is taken back by undoing. */
function lastTurn(fight: Fight): Fight {
  const { combatants, turn, round } = fight;
  const at = combatants.findIndex(({ id }) => id === turn);
  for (let step = 1; step <= combatants.length; step++) {
    const place = at - step;
    const last = combatants.at(place);
    if (last === undefined || isOut(last)) continue;
    if (place < 0 && round <= 1) return fight;
    return { ...fight, turn: last.id, round: round - (place < 0 ? 1 : 0) };
  }
  return fight;
}

/** At the start of a turn its conditions have a round less; those without one end. */
function countedDown(fight: Fight, id: string): Fight {
  const line = fight.combatants.find((one) => one.id === id);
  if (line === undefined) return fight;
  const ended: string[] = [];
  const bodies = line.bodies.map((body, i) => ({
    ...body,
    ailments: body.ailments.flatMap((one) => {
      if (one.rounds === null) return [one];
      if (one.rounds > 1) return [{ ...one, rounds: one.rounds - 1 }];
      ended.push(`${bodyName(fight, id, i)} is no longer ${one.name.toLowerCase()}`);
      return [];
    }),
  }));
  const after: Fight = { ...fight, combatants: changed(fight, id, { bodies }) };
  return ended.reduce((all, text) => logged(all, text, 'ends'), after);
}

function withBody(fight: Fight, id: string, index: number, change: (body: Body) => Body): Fight {
  const line = fight.combatants.find((one) => one.id === id);
  if (line === undefined) return fight;
  return {
    ...fight,
    combatants: changed(fight, id, { bodies: line.bodies.map((body, i) => (i === index ? change(body) : body)) }),
  };
}

const HURT_WORDS: Readonly<Record<Hurt, string>> = {
  damage: 'damage',
  heal: 'healed',
  nonlethal: 'nonlethal',
  temporary: 'temporary',
};

function hurtIn(fight: Fight, id: string, body: number, kind: Hurt, amount: number): Fight {
  const after = withBody(fight, id, body, (one) => hurt(one, kind, amount));
  const line = after.combatants.find((one) => one.id === id);
  const hit = line?.bodies[body];
  const state = line && hit ? bodyState(hit, line.mindless) : 'up';
  const name = bodyName(fight, id, body);
  return logged(after, state === 'up' ? name : `${name} is ${state}`, `${amount} ${HURT_WORDS[kind]}`);
}

const logged = (fight: Fight, text: string, outcome: string): Fight => ({
  ...fight,
  log: [{ round: fight.round, text, outcome }, ...fight.log].slice(0, MOST_LOGGED),
});

/** "Worg"; "Goblin 3" for one of several. */
export function bodyName({ combatants }: Pick<Fight, 'combatants'>, id: string, body: number): string {
  const line = combatants.find((one) => one.id === id);
  if (line === undefined) return '';
  return line.bodies.length > 1 ? `${line.name} ${body + 1}` : line.name;
}

/** "3 rounds"; empty for what has no end of its own. */
export const roundsText = (rounds: number | null): string =>
  rounds === null ? '' : `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;

/** Rolls for all: 1d20 and the modifier. */
export function rollInitiatives(combatants: readonly Combatant[], random: () => number): Record<string, number> {
  return Object.fromEntries(combatants.map(({ id, bonus }) => [id, 1 + Math.floor(random() * 20) + bonus]));
}
