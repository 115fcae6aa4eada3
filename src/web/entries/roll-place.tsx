import { type ComponentType, useSyncExternalStore } from 'react';
import type { Throw } from '../../rules/dice.ts';

type Tray = { Latest: ComponentType; Log: ComponentType };

let tray: Tray | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Throws dice. The tray, which shows the result, is loaded by the first throw. */
export async function roll(thrown: Throw): Promise<void> {
  const { Latest, Log, addRoll } = await import('../dialogs/roll-tray.tsx');
  tray ??= { Latest, Log };
  for (const listener of listeners) listener();
  addRoll(thrown);
}

/** Where the tray appears: the latest roll, which is announced to screen readers, and those before it. */
export function RollPlace() {
  const shown = useSyncExternalStore(
    subscribe,
    () => tray,
    () => null,
  );
  return (
    <div className="roll-place">
      <div role="status" aria-label="Roll">
        {shown && <shown.Latest />}
      </div>
      {shown && <shown.Log />}
    </div>
  );
}
