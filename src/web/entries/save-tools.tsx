import { type ComponentType, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import type { ListPickerProps } from '../dialogs/list-picker.tsx';
import { ownLists } from '../own-lists/own-list-store.ts';
import { useStar } from '../own-lists/use-star.ts';
import { Icon } from '../ui/icon.tsx';

type SaveToolsProps = { kind: KindName; slug: string; name: string };

/** Stars an entry, or puts it on lists; the choice of lists is loaded when it is asked for. */
export function SaveTools(entry: SaveToolsProps) {
  const { kept, toggle } = useStar(entry);
  const [picker, setPicker] = useState<{ Picker: ComponentType<ListPickerProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = async () => {
    setOpen(!open);
    if (picker === null) setPicker({ Picker: (await import('../dialogs/list-picker.tsx')).ListPicker });
  };
  return (
    <>
      <button
        className="button quiet needs-script star-button"
        type="button"
        aria-pressed={kept}
        data-stored={ownLists.key}
        onClick={toggle}
      >
        <Icon name="star" /> {kept ? 'Starred' : 'Star'}
      </button>
      <button
        className="button quiet needs-script"
        type="button"
        aria-expanded={open}
        aria-controls="list-picker"
        onClick={ask}
      >
        <Icon name="list-plus" /> Keep in my lists
      </button>
      {open && picker && <picker.Picker {...entry} id="list-picker" />}
    </>
  );
}
