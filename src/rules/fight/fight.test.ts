import { expect, test } from 'vitest';
import { rollAttack, rollDice } from '../dice.ts';
import { type Body, bodyState, hurt } from './body.ts';
import { type FightAction, fightAfter, rollInitiatives } from './fight.ts';
import { attackOutcome, saveOutcome } from './fight-rolls.ts';
import { type Combatant, type Fight, NO_FIGHT } from './fight-state.ts';

const body = (most: number | null, change: Partial<Body> = {}): Body => ({
  points: most ?? 0,
  most,
  temporary: 0,
  nonlethal: 0,
  stable: false,
  ailments: [],
  ...change,
});

const line = (id: string, bonus: number, bodies: Body[], change: Partial<Combatant> = {}): Combatant => ({
  id,
  name: id,
  slug: null,
  rating: null,
  initiative: null,
  bonus,
  armor: 15,
  attacks: [],
  saves: null,
  destroyedAtZero: false,
  fastHealing: 0,
  regeneration: 0,
  waits: null,
  hidden: false,
  bodies,
  ...change,
});

const play = (actions: readonly FightAction[], start: Fight = NO_FIGHT): Fight => actions.reduce(fightAfter, start);

const THREE: FightAction[] = [
  {
    do: 'add',
    combatants: [line('Goblin', 1, [body(5), body(5)]), line('Worg', 2, [body(30)]), line('Orla', 4, [body(13)])],
  },
  { do: 'begin', initiatives: { Goblin: 12, Worg: 17, Orla: 17 } },
];

const order = ({ combatants }: Fight) => combatants.map(({ id }) => id);

test('all stand by initiative, the higher modifier first among equals', () => {
  const fight = play(THREE);
  expect([fight.round, fight.turn, ...order(fight)]).toEqual([1, 'Orla', 'Orla', 'Worg', 'Goblin']);
});

test('turns go round, and behind the last one a round begins', () => {
  const next: FightAction = { do: 'next' };
  const turns = [1, 2, 3, 4].map((count) => play([...THREE, ...Array.from({ length: count }, () => next)]));
  expect(turns.map(({ round, turn }) => `${round} ${turn}`)).toEqual(['1 Worg', '1 Goblin', '2 Orla', '2 Worg']);
  const back = play([{ do: 'back' }, { do: 'back' }, { do: 'back' }], turns[2] as Fight);
  expect([back.round, back.turn]).toEqual([1, 'Orla']);
});

test('the dead have no turn, the dying do', () => {
  const dying = play([...THREE, { do: 'hurt', id: 'Worg', body: 0, kind: 'damage', amount: 33 }, { do: 'next' }]);
  expect(dying.turn).toBe('Worg');
  const dead = play([...THREE, { do: 'hurt', id: 'Worg', body: 0, kind: 'damage', amount: 40 }, { do: 'next' }]);
  expect(dead.turn).toBe('Goblin');
});

test.each([
  [body(5, { points: 1 }), false, 'up'],
  [body(5, { points: 0 }), false, 'disabled'],
  [body(5, { points: 0, nonlethal: 5 }), false, 'unconscious'],
  [body(5, { points: 3, nonlethal: 3 }), false, 'staggered'],
  [body(5, { points: -1, nonlethal: 5 }), false, 'dying'],
  [body(5, { points: -1 }), false, 'dying'],
  [body(5, { points: -9 }), false, 'dying'],
  [body(5, { points: -10 }), false, 'dead'],
  [body(5, { nonlethal: 4 }), false, 'up'],
  [body(5, { nonlethal: 5 }), false, 'staggered'],
  [body(5, { nonlethal: 6 }), false, 'unconscious'],
  [body(5, { points: 0 }), true, 'destroyed'],
  [body(null, { points: -40 }), false, 'up'],
  [body(5, { points: -1, stable: true }), false, 'stable'],
])('%j is, destroyed at 0 hit points %s, %s', (one, destroyedAtZero, state) => {
  expect(bodyState(one, { destroyedAtZero })).toBe(state);
});

test('temporary hit points go first, and do not add up', () => {
  const guarded = hurt(hurt(body(10), 'temporary', 6), 'temporary', 4);
  expect(guarded.temporary).toBe(6);
  expect(hurt(guarded, 'damage', 8)).toMatchObject({ temporary: 0, points: 8 });
});

test('healing goes up to the full hit points and takes nonlethal damage away', () => {
  expect(hurt(body(10, { points: 4, nonlethal: 5 }), 'heal', 3)).toMatchObject({ points: 7, nonlethal: 2 });
  expect(hurt(body(10, { points: 8 }), 'heal', 9).points).toBe(10);
  expect(hurt(body(null, { points: -5 }), 'heal', 9).points).toBe(0);
});

test('conditions count down at the start of their turn, and those without rounds stay', () => {
  const afflicted = play([
    ...THREE,
    { do: 'afflict', id: 'Worg', body: 0, ailment: { name: 'Shaken', rounds: 2 } },
    { do: 'afflict', id: 'Worg', body: 0, ailment: { name: 'Prone', rounds: null } },
  ]);
  const round = Array.from({ length: 3 }, (): FightAction => ({ do: 'next' }));
  const ailments = (fight: Fight) => fight.combatants.find(({ id }) => id === 'Worg')?.bodies[0]?.ailments;
  const first = play([{ do: 'next' }], afflicted);
  expect(ailments(first)).toEqual([
    { name: 'Shaken', rounds: 1 },
    { name: 'Prone', rounds: null },
  ]);
  const second = play(round, first);
  expect(ailments(second)).toEqual([{ name: 'Prone', rounds: null }]);
  expect(second.log[0]).toEqual({ round: 2, text: 'Worg is no longer shaken', outcome: 'ends' });
  expect(ailments(play([{ do: 'relieve', id: 'Worg', body: 0, name: 'Prone' }], second))).toEqual([]);
});

test('the dying become stable at 10 or less, lose a hit point otherwise, and are dying again when hurt', () => {
  const roll = (value: number | null): FightAction => ({ do: 'stabilize', id: 'Orla', body: 0, roll: value });
  const dying = play([...THREE, { do: 'hurt', id: 'Orla', body: 0, kind: 'damage', amount: 16 }]);
  const orla = (fight: Fight) => fight.combatants.find(({ id }) => id === 'Orla')?.bodies[0];
  expect(orla(play([roll(11)], dying))).toMatchObject({ points: -4, stable: false });
  const stable = play([roll(10)], dying);
  expect(orla(stable)).toMatchObject({ points: -3, stable: true });
  expect(stable.log[0]).toEqual({ round: 1, text: 'Orla, stabilizing: d% 10, 10 or less', outcome: 'stable' });
  expect(orla(play([roll(null)], dying))).toMatchObject({ points: -3, stable: true });
  const hurtAgain: FightAction = { do: 'hurt', id: 'Orla', body: 0, kind: 'damage', amount: 1 };
  expect(orla(play([hurtAgain], stable))).toMatchObject({ points: -4, stable: false });
  expect(orla(play([{ ...hurtAgain, kind: 'heal' }], dying))).toMatchObject({ points: -2, stable: true });
});

test('fast healing and regeneration heal at the start of each turn, and the dead heal nothing', () => {
  const creatures = [
    line('Vampire', 9, [body(20, { points: 12 }), body(20)], { fastHealing: 5, destroyedAtZero: true }),
    line('Troll', 2, [body(63, { nonlethal: 12 }), body(63, { points: -12, nonlethal: 8 })], { regeneration: 5 }),
  ];
  const begun = play([
    { do: 'add', combatants: creatures },
    { do: 'begin', initiatives: { Vampire: 20, Troll: 10 } },
    { do: 'next' },
  ]);
  const bodies = (fight: Fight, id: string) => fight.combatants.find((one) => one.id === id)?.bodies;
  expect(bodies(begun, 'Troll')).toMatchObject([{ nonlethal: 7 }, { points: -12, nonlethal: 8 }]);
  expect(begun.log[0]).toEqual({ round: 1, text: 'Troll 1 regenerates', outcome: '5 nonlethal healed' });
  const second = play([{ do: 'next' }], begun);
  expect(bodies(second, 'Vampire')).toMatchObject([{ points: 17 }, { points: 20 }]);
  expect(second.log[0]).toEqual({ round: 2, text: 'Vampire 1 heals', outcome: '5 healed' });
});

test('a weapon deals nonlethal damage to what regenerates, and none of it to undead and constructs', () => {
  const creatures = [
    line('Troll', 2, [body(63)], { regeneration: 5 }),
    line('Ghoul', 2, [body(13)], { destroyedAtZero: true }),
  ];
  const fight = play([
    { do: 'add', combatants: creatures },
    { do: 'log', text: 'Longsword', outcome: '9 damage', damage: { id: 'Troll', body: 0, amount: 9 } },
    { do: 'hurt', id: 'Ghoul', body: 0, kind: 'nonlethal', amount: 9 },
  ]);
  expect(fight.combatants.flatMap(({ bodies }) => bodies)).toMatchObject([
    { points: 63, nonlethal: 9 },
    { points: 13, nonlethal: 0 },
  ]);
  expect(fight.log.map(({ outcome }) => outcome)).toEqual(['no damage', '9 damage, nonlethal']);
});

test('who delays acts before the one chosen, at that initiative from then on, and the interrupted turn goes on', () => {
  const delayed = play([...THREE, { do: 'wait', wait: 'delay' }, { do: 'next' }]);
  expect([delayed.turn, delayed.combatants[0]?.waits]).toEqual(['Goblin', 'delay']);
  const stunned: FightAction = { do: 'afflict', id: 'Goblin', body: 0, ailment: { name: 'Stunned', rounds: 2 } };
  const acting = play([stunned, { do: 'act-now', id: 'Orla' }], delayed);
  expect([acting.round, acting.turn, ...order(acting)]).toEqual([1, 'Orla', 'Worg', 'Orla', 'Goblin']);
  expect(acting.combatants[1]).toMatchObject({ initiative: 12, waits: null });
  const goesOn = play([{ do: 'next' }], acting);
  expect([goesOn.round, goesOn.turn]).toEqual([1, 'Goblin']);
  expect(goesOn.combatants[2]?.bodies[0]?.ailments).toEqual([{ name: 'Stunned', rounds: 2 }]);
  const later = play([{ do: 'next' }, { do: 'next' }, { do: 'next' }], goesOn);
  expect([later.round, later.turn]).toEqual([2, 'Goblin']);
  expect(later.combatants[2]?.bodies[0]?.ailments).toEqual([{ name: 'Stunned', rounds: 1 }]);
});

test('a readied action that was not used is lost at the next turn', () => {
  const ready = play([...THREE, { do: 'wait', wait: 'ready' }, { do: 'next' }, { do: 'next' }]);
  expect([ready.round, ready.turn, ready.combatants[0]?.waits]).toEqual([2, 'Orla', null]);
  expect(ready.log[0]).toEqual({ round: 2, text: 'Orla did not use the readied action', outcome: 'lost' });
  expect(play([{ do: 'act-now', id: 'Worg' }], ready)).toBe(ready);
});

test('the order that was made by hand stays when others join', () => {
  const moved = play([...THREE, { do: 'move', from: 0, to: 1 }]);
  const joined = play([{ do: 'add', combatants: [line('Wolf', 2, [body(13)], { initiative: 15 })] }], moved);
  expect(order(joined)).toEqual(['Worg', 'Orla', 'Wolf', 'Goblin']);
});

test('each of several has its own hit points', () => {
  const { combatants, log } = play([...THREE, { do: 'hurt', id: 'Goblin', body: 1, kind: 'damage', amount: 6 }]);
  expect(combatants.at(-1)?.bodies.map(({ points }) => points)).toEqual([5, -1]);
  expect(log[0]).toMatchObject({ text: 'Goblin 2 is dying', outcome: '6 damage' });
});

test('a line is moved, and takes the initiative of the one before it', () => {
  const fight = play([...THREE, { do: 'move', from: 2, to: 0 }]);
  expect(order(fight)).toEqual(['Goblin', 'Orla', 'Worg']);
  const again = play([{ do: 'move', from: 0, to: 2 }], fight);
  expect(again.combatants.map(({ id, initiative }) => [id, initiative])).toEqual([
    ['Orla', 17],
    ['Worg', 17],
    ['Goblin', 17],
  ]);
  expect(order(play([{ do: 'initiative', id: 'Goblin', value: 25 }], again))).toEqual(['Goblin', 'Orla', 'Worg']);
});

test('whoever leaves on their turn hands it on', () => {
  const fight = play([...THREE, { do: 'remove', id: 'Orla' }]);
  expect([fight.turn, ...order(fight)]).toEqual(['Worg', 'Worg', 'Goblin']);
  expect(play([{ do: 'end' }], fight)).toEqual(NO_FIGHT);
});

/** Random numbers that make dice of so many sides show these results. */
function showing(...results: [sides: number, result: number][]): () => number {
  let at = 0;
  return () => {
    const [sides, result] = results[at++] ?? [20, 10];
    return (result - 1) / sides;
  };
}

test.each([
  [
    '1d6+4',
    [
      [20, 13],
      [6, 6],
    ],
    18,
    '1d20 13 + 7 = 20, AC 18; 6 + 4',
    '10 damage',
    10,
  ],
  [
    '1d6+4',
    [
      [20, 3],
      [6, 6],
    ],
    18,
    '1d20 3 + 7 = 10, AC 18',
    'miss',
    0,
  ],
  [
    '1d6+4',
    [
      [20, 1],
      [6, 6],
    ],
    2,
    '1d20 1 + 7 = 8, AC 2',
    'miss',
    0,
  ],
  [
    '1d6+4',
    [
      [20, 20],
      [6, 2],
      [20, 2],
      [6, 3],
    ],
    40,
    '1d20 20 + 7 = 27, AC 40; 2 + 4',
    '6 damage',
    6,
  ],
  [
    '1d6+4',
    [
      [20, 20],
      [6, 2],
      [20, 12],
      [6, 3],
    ],
    18,
    '1d20 20 + 7 = 27, AC 18; confirmed by 19; 2 + 3 + 8',
    '13 damage, critical',
    13,
  ],
  [
    '1d6 plus poison',
    [
      [20, 12],
      [6, 5],
    ],
    18,
    '1d20 12 + 7 = 19, AC 18; 5',
    '5 damage plus poison',
    5,
  ],
  [
    '1d6',
    [
      [20, 12],
      [6, 5],
    ],
    null,
    '1d20 12 + 7 = 19; 5 = 5',
    'total 19',
    0,
  ],
] as const)('an attack for %s that shows %j against %s', (damage, dice, armor, text, outcome, amount) => {
  const random = showing(...dice.map(([sides, result]): [number, number] => [sides, result]));
  const attack = rollAttack('1d20+7', damage, random);
  expect(attack && attackOutcome(attack, armor)).toEqual({ text, outcome, amount });
});

test('a save succeeds at its DC, always on 20 and never on 1', () => {
  const save = (result: number, dc: number | null) => {
    const roll = rollDice('1d20-1', showing([20, result]));
    return roll && saveOutcome(roll, dc);
  };
  expect(save(16, 15)).toEqual({ text: '1d20 16 − 1 = 15, DC 15', outcome: 'saved' });
  expect(save(15, 15)?.outcome).toBe('failed');
  expect(save(20, 40)?.outcome).toBe('saved');
  expect(save(1, 0)?.outcome).toBe('failed');
  expect(save(9, null)?.outcome).toBe('total 8');
});

test('what is rolled is logged and deals its damage', () => {
  const fight = play([
    ...THREE,
    { do: 'log', text: 'Worg, bite at Orla', outcome: '9 damage', damage: { id: 'Orla', body: 0, amount: 9 } },
  ]);
  expect(fight.combatants[0]?.bodies[0]?.points).toBe(4);
  expect(fight.log[0]).toEqual({ round: 1, text: 'Worg, bite at Orla', outcome: '9 damage' });
});

test('initiative is 1d20 and the modifier for each', () => {
  const { combatants } = play(THREE);
  expect(rollInitiatives(combatants, showing([20, 20], [20, 1], [20, 10]))).toEqual({ Orla: 24, Worg: 3, Goblin: 11 });
});
