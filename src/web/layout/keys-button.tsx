import { type ComponentType, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Opens the dialog of keyboard shortcuts, which is loaded on use. */
export function KeysButton() {
  const [list, setList] = useState<{ Dialog: ComponentType<{ close: () => void }> } | null>(null);
  const open = async () => {
    const { KeysDialog } = await import('../dialogs/keys-dialog.tsx');
    setList({ Dialog: KeysDialog });
  };
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={open}>
        Keys
      </Button>
      {list && <list.Dialog close={() => setList(null)} />}
    </>
  );
}
