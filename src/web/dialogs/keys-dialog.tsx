import { SHORTCUTS, singleKeys } from '../layout/shortcuts.ts';
import { useStored } from '../storage/use-stored.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The keys of the site, and the switch for those that act by themselves. */
export function KeysDialog({ close }: { close: () => void }) {
  const acting = useStored(singleKeys, true);
  return (
    <Dialog title="Keys" onClose={close}>
      <dl className="keys">
        {Object.entries(SHORTCUTS).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className={acting ? undefined : 'muted'}>
              {what}
              {!acting && ' (switched off)'}
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
          <dd>Close what is open: the menu, a note, this list</dd>
        </div>
      </dl>
      <Checkbox checked={acting} onChange={({ target }) => singleKeys.write(target.checked)}>
        Single keys act while no field is focused
      </Checkbox>
    </Dialog>
  );
}
