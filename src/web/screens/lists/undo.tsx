import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';

export type Undoable = { text: string; undo: () => void };

/** What was done last, until it is undone, put away or followed by something else. */
export function useUndo() {
  const [done, setDone] = useState<Undoable | null>(null);
  const bar = (
    <div className={done ? 'undo' : 'sr'} role="status">
      {done && (
        <>
          {done.text}{' '}
          <Button
            icon="undo-2"
            onClick={() => {
              done.undo();
              setDone(null);
            }}
          >
            Undo
          </Button>
          <IconButton icon="x" label="Close" onClick={() => setDone(null)} />
        </>
      )}
    </div>
  );
  return { bar, say: setDone };
}
