import { type ComponentType, useState } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import type { ListPickerProps } from '../dialogs/list-picker.tsx';
import { ownLists } from '../own-lists/own-list-store.ts';
import { useStar } from '../own-lists/use-star.ts';
import { Button } from '../ui/button.tsx';

type SaveToolsProps = { kind: KindName; slug: string; name: string };

/** Buttons that star an entry or add it to lists. The picker of lists is loaded on use. */
export function SaveTools(entry: SaveToolsProps) {
  const { starred, toggle } = useStar(entry);
  const [picker, setPicker] = useState<{ Picker: ComponentType<ListPickerProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const togglePicker = async () => {
    setOpen(!open);
    if (picker === null) setPicker({ Picker: (await import('../dialogs/list-picker.tsx')).ListPicker });
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="star"
        className="star-button"
        aria-pressed={starred}
        data-stored={ownLists.key}
        onClick={toggle}
      >
        {starred ? 'Starred' : 'Star'}
      </Button>
      <Button variant="quiet" icon="list-plus" aria-expanded={open} aria-controls="list-picker" onClick={togglePicker}>
        Add to a list
      </Button>
      {open && picker && <picker.Picker {...entry} id="list-picker" />}
    </>
  );
}
