import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchComboboxProps } from '../search-box/search-combobox.tsx';

type SearchInputProps = {
  id: string;
  label: string;
  placeholder?: string;
  text?: string;
  /** An entry or a search was chosen below the field. */
  onChoose?: () => void;
};

type Upgrade = { Combobox: ComponentType<SearchComboboxProps>; text: string; caret: number | null };

/** The field of a search over all kinds. It is a plain one until it is first focused, which loads its suggestions. */
export function SearchInput({ id, label, placeholder, text = '', onChoose }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [upgrade, setUpgrade] = useState<Upgrade | null>(null);
  const load = async () => {
    const { SearchCombobox } = await import('../search-box/search-combobox.tsx');
    const plain = field.current;
    if (plain === null) return;
    const caret = document.activeElement === plain ? plain.selectionStart : null;
    // With all its effects: one of the library's fetches the focus, which a moment later may be elsewhere.
    flushSync(() => setUpgrade({ Combobox: SearchCombobox, text: plain.value, caret }));
  };
  if (upgrade)
    return (
      <upgrade.Combobox
        id={id}
        label={label}
        placeholder={placeholder}
        text={upgrade.text}
        caret={upgrade.caret}
        onChoose={onChoose}
      />
    );
  return (
    <input
      ref={field}
      id={id}
      name="q"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={text}
      autoComplete="off"
      // A part that cannot be loaded leaves the plain field, which works without it.
      onFocus={() => void load().catch(() => {})}
    />
  );
}
