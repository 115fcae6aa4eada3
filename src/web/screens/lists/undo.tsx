import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';

export type Undoable = { text: string; undo: () => void };

/**
 * A bar that offers to undo the last action. It stays until it is used or closed, or until the next action. It takes the focus
 * where the action removed what had it.
 */
export function useUndo() {
  const [action, setAction] = useState<Undoable | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (action && document.activeElement === document.body) button.current?.focus();
  }, [action]);
  const close = () => {
    place.current?.focus();
    setAction(null);
  };
  const bar = (
    <div className={action ? 'undo' : 'sr-only'} role="status" ref={place} tabIndex={-1}>
      {action && (
        <>
          {action.text}{' '}
          <Button
            icon="undo-2"
            ref={button}
            onClick={() => {
              action.undo();
              close();
            }}
          >
            Undo
          </Button>
          <IconButton icon="x" label="Close" onClick={close} />
        </>
      )}
    </div>
  );
  return { bar, show: setAction };
}
