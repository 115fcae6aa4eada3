import type { ReactNode } from 'react';
import type { Throw } from '../../rules/dice.ts';
import { roll } from './roll-place.tsx';

type DiceProps = Throw & {
  /** The tooltip that explains the figure, if there is one. */
  describedBy?: string;
  children: ReactNode;
};

/** A figure that rolls its dice when pressed; the tray shows the result. Without scripts it is plain text. */
export function Dice({ dice, label, damage, describedBy, children }: DiceProps) {
  return (
    <button
      className="dice"
      type="button"
      title={damage === undefined ? `Roll ${dice}` : `Roll ${dice} with its damage`}
      aria-describedby={describedBy}
      onClick={() => roll({ dice, label, damage })}
    >
      {children}
    </button>
  );
}
