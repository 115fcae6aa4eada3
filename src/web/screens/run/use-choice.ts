import { useState } from 'react';
import { type Combatant, type Fight, lineOf } from '../../../rules/fight/fight-state.ts';
import { nextTarget, targetOf } from './targets.ts';
import { type Chosen, firstAble } from './turn-line.tsx';

export type Choice = {
  /** The line that is worked with: the one whose turn it is, until another is chosen. */
  line: Combatant | undefined;
  /** Which of its creatures, from 0. */
  body: number;
  /** Both together; null where the fight has no line. */
  chosen: Chosen | null;
  /** Whom it attacks. */
  target: Chosen | null;
  choose: (id: string, body: number) => void;
  /** Chooses the line so many places below, beginning anew after the last. */
  chooseBy: (step: number) => void;
  aim: (target: Chosen) => void;
  aimNext: () => void;
};

/** Which creature of a fight is worked with, and whom it attacks. With the turn the choice goes on to whoever acts. */
export function useChoice(fight: Fight): Choice {
  const { combatants, turn } = fight;
  const [picked, setPicked] = useState<(Chosen & { turn: string | null }) | null>(null);
  const [aimed, setAimed] = useState<Chosen | null>(null);
  const own = picked?.turn === turn ? lineOf(fight, picked.id) : undefined;
  const line = own ?? lineOf(fight, turn) ?? combatants[0];
  const body = own && picked ? Math.min(picked.body, own.bodies.length - 1) : line ? firstAble(line) : 0;
  const target = line ? targetOf(fight, line, aimed) : null;
  const choose = (id: string, index: number) => setPicked({ id, body: index, turn });
  return {
    line,
    body,
    chosen: line ? { id: line.id, body } : null,
    target,
    choose,
    chooseBy(step) {
      const at = line ? combatants.indexOf(line) : -1;
      const next = combatants[(at + step + combatants.length) % combatants.length];
      if (next) choose(next.id, firstAble(next));
    },
    aim: setAimed,
    aimNext() {
      if (line) setAimed(nextTarget(fight, line, target));
    },
  };
}
