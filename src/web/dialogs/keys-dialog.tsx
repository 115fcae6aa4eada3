import { SHORTCUTS, singleKeys } from '../layout/shortcuts.ts';
import { useStored } from '../storage/use-stored.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The keyboard shortcuts of the site, and the switch for those of a single key. */
export function KeysDialog({ close }: { close: () => void }) {
  const enabled = useStored(singleKeys, true);
  return (
    <Dialog title="Keys" onClose={close}>
      <dl className="keys">
        {Object.entries(SHORTCUTS).map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className={enabled ? undefined : 'muted'}>
              {action}
              {!enabled && ' (switched off)'}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl</kbd> <kbd>K</kbd>
          </dt>
          <dd>Search everything, from wherever you are</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Close the menu, a preview or this dialog</dd>
        </div>
      </dl>
      <Checkbox checked={enabled} onChange={({ target }) => singleKeys.write(target.checked)}>
        Use single keys while no field has the focus
      </Checkbox>
    </Dialog>
  );
}
