import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

type DialogProps = {
  title: string;
  /** Called when the visitor closes it by the button or by Escape. The parent then stops rendering it. */
  onClose: () => void;
  /** For wide content, such as code. */
  wide?: boolean;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside and restores it afterwards.
 */
export function Dialog({ title, onClose, wide = false, tools, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      ref={dialog}
      aria-labelledby={id}
      // The event arrives late. In strict mode, which runs effects twice, the dialog is open again by then.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <form method="dialog" className="dialog-head">
        <h2 id={id}>{title}</h2>
        {tools}
        <Button type="submit">Close</Button>
      </form>
      {children}
    </dialog>
  );
}
