import { Undo2, X } from 'lucide-react';
import { useState } from 'react';

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
            <Undo2 className="i" /> Undo
          </button>
          <button className="icon-button" type="button" aria-label="Close" onClick={() => setDone(null)}>
            <X className="i" />
          </button>
        </>
      )}
    </div>
  );
  return { bar, say: setDone };
}
