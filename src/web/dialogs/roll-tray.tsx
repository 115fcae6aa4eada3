import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { formatRoll, type Roll, rollAttack, rollDice, type Throw } from '../../rules/dice.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';

const MAX_ROLLS = 20;

type Logged = {
  /** Counts up, so that each roll has its own. */
  number: number;
  label: string;
  roll: Roll;
  /** What the roll means beside its total: "natural 20". */
  note: string | null;
  /** The damage of an attack, and of a critical hit if the attack threatens one. */
  damage: { roll: Roll; rest: string } | null;
  critical: { confirm: Roll; damage: Roll } | null;
};

type Rolls = { rolls: readonly Logged[]; open: boolean };

let state: Rolls = { rolls: [], open: false };
const listeners = new Set<() => void>();
/** What had the focus at the latest throw, mostly the dice. */
let thrower: Element | null = null;

function change(next: Partial<Rolls>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Another page begins without the tray, and with the rolls of this one.
    if (listeners.size === 0) state = { ...state, open: false };
  };
}

const useRolls = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );

/** Throws the dice and logs the result. The log keeps the last 20 rolls for as long as the document lives. */
export function addRoll({ dice, label, damage }: Throw): void {
  const logged = damage === undefined ? plainRoll(dice) : rollAttack(dice, damage, Math.random);
  if (logged === null) return;
  thrower = document.activeElement;
  const number = (state.rolls[0]?.number ?? 0) + 1;
  change({ rolls: [{ number, label, ...logged }, ...state.rolls].slice(0, MAX_ROLLS), open: true });
}

function plainRoll(dice: string) {
  const roll = rollDice(dice, Math.random);
  return roll && { roll, note: null, damage: null, critical: null };
}

/** The latest roll. */
export function Latest() {
  const { rolls, open } = useRolls();
  const latest = rolls[0];
  if (!open || latest === undefined) return null;
  return (
    <p className="roll-latest">
      <Result {...latest} />
    </p>
  );
}

/** The rolls before the latest, and the button that closes the tray. The page gets room for them at its end. */
export function Log() {
  const { rolls, open } = useRolls();
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.documentElement.classList.toggle('rolling', open);
    return () => document.documentElement.classList.remove('rolling');
  }, [open]);
  const close = () => {
    change({ open: false });
    restoreFocus(thrower);
  };
  const clear = () => {
    closing.current?.focus();
    change({ rolls: rolls.slice(0, 1) });
  };
  const before = rolls.slice(1);
  if (!open) return null;
  return (
    <>
      {before.length > 0 && (
        <details className="roll-log">
          <summary>{before.length === 1 ? '1 roll before' : `${before.length} rolls before`}</summary>
          <ol>
            {before.map((roll) => (
              <li key={roll.number}>
                <Result {...roll} />
              </li>
            ))}
          </ol>
          <Button variant="quiet" icon="trash-2" onClick={clear}>
            Clear
          </Button>
        </details>
      )}
      <IconButton icon="x" label="Close" ref={closing} onClick={close} />
    </>
  );
}

function Result({ label, roll, note, damage, critical }: Logged) {
  return (
    <>
      <Rolled roll={roll}>
        <strong>{label}</strong>
        {note && <em> {note}</em>}
      </Rolled>
      {damage && <Rolled roll={damage.roll}>damage {damage.rest}</Rolled>}
      {critical && <Rolled roll={critical.damage}>if {critical.confirm.total} confirms the critical hit</Rolled>}
    </>
  );
}

/** The total of a roll, what it is, and its sum. */
function Rolled({ roll, children }: { roll: Roll; children: ReactNode }) {
  return (
    <span className="rolled">
      <b>{roll.total.toLocaleString('en')}</b>
      <span>
        {children} <span className="muted">{formatRoll(roll)}</span>
      </span>
    </span>
  );
}
