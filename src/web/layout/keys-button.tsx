import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { useLoadedComponent } from '../ui/use-loaded-component.ts';

const loadDialog = async () => (await import('../dialogs/keys-dialog.tsx')).KeysDialog;

/** Opens the dialog of keyboard shortcuts, which is loaded on use. */
export function KeysButton() {
  const [open, setOpen] = useState(false);
  const { Component: Dialog, failed, request } = useLoadedComponent(loadDialog);
  const show = () => {
    setOpen(true);
    return request();
  };
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={show}>
        Keys
      </Button>
      {open && failed && <PartFailure />}
      {open && Dialog && <Dialog close={() => setOpen(false)} />}
    </>
  );
}
