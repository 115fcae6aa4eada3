import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

export type Undoable = { text: string; undo: () => void };

/** What was done last, until it is undone, put away or followed by something else. */
export function useUndo() {
  const [done, setDone] = useState<Undoable | null>(null);
  const bar = (
    <div className={done ? 'undo' : 'sr'} role="status">
      {done && (
        <>
          {done.text}{' '}
          <button
            className="button"
            type="button"
            onClick={() => {
              done.undo();
              setDone(null);
            }}
          >
            <Icon name="undo-2" /> Undo
          </button>
          <button className="icon-button" type="button" aria-label="Close" onClick={() => setDone(null)}>
            <Icon name="x" />
          </button>
        </>
      )}
    </div>
  );
  return { bar, say: setDone };
}
