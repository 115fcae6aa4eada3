import { type ReactNode, useSyncExternalStore } from 'react';
import { formatRoll, rollDice } from '../../rules/dice.ts';
import { IconButton } from '../ui/button.tsx';

type Result = { label: string; total: number; sum: string };

let latest: Result | null = null;
const listeners = new Set<() => void>();

function show(result: Result | null): void {
  latest = result;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) latest = null;
  };
}

type DiceProps = {
  /** Dice such as `1d20+7`. */
  dice: string;
  /** The name of the roll, such as "Fortitude save". */
  label: string;
  /** The tooltip that explains the figure, if there is one. */
  describedBy?: string;
  children: ReactNode;
};

/** A figure that rolls its dice when pressed; the tray shows the result. Without scripts it is plain text. */
export function Dice({ dice, label, describedBy, children }: DiceProps) {
  const roll = () => {
    const result = rollDice(dice, Math.random);
    if (result) show({ label, total: result.total, sum: formatRoll(result) });
  };
  return (
    <button className="dice" type="button" title={`Roll ${dice}`} aria-describedby={describedBy} onClick={roll}>
      {children}
    </button>
  );
}

/** Shows the latest roll and announces it to screen readers. */
export function RollTray() {
  const result = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  return (
    <div className={result ? 'tray fixed' : 'sr-only'} role="status" aria-label="Roll">
      {result && (
        <>
          <b>{result.total.toLocaleString('en')}</b>
          <span>
            <strong>{result.label}</strong>
            <br />
            <span className="muted">{result.sum}</span>
          </span>
          <IconButton icon="x" label="Close" onClick={() => show(null)} />
        </>
      )}
    </div>
  );
}
