import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';

export type Undoable = { text: string; undo: () => void };

/** A bar that offers to undo the last action. It stays until it is used or closed, or until the next action. */
export function useUndo() {
  const [action, setAction] = useState<Undoable | null>(null);
  const bar = (
    <div className={action ? 'undo' : 'sr-only'} role="status">
      {action && (
        <>
          {action.text}{' '}
          <Button
            icon="undo-2"
            onClick={() => {
              action.undo();
              setAction(null);
            }}
          >
            Undo
          </Button>
          <IconButton icon="x" label="Close" onClick={() => setAction(null)} />
        </>
      )}
    </div>
  );
  return { bar, show: setAction };
}
