import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchComboboxProps } from '../search-box/search-combobox.tsx';

type SearchInputProps = {
  id: string;
  label: string;
  placeholder?: string;
  text?: string;
  /** Called when the visitor chooses a suggestion. */
  onChoose?: () => void;
};

type Upgrade = { Combobox: ComponentType<SearchComboboxProps>; text: string; caret: number | null };

/**
 * The field of the search over all kinds. The first focus loads the combobox with suggestions, which replaces the plain
 * field.
 */
export function SearchInput({ id, label, placeholder, text = '', onChoose }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [upgrade, setUpgrade] = useState<Upgrade | null>(null);
  const load = async () => {
    const { SearchCombobox } = await import('../search-box/search-combobox.tsx');
    const input = field.current;
    if (input === null) return;
    const caret = document.activeElement === input ? input.selectionStart : null;
    // Runs the effects at once as well: one of them moves the focus, which must not happen after the visitor has moved
    // on.
    flushSync(() => setUpgrade({ Combobox: SearchCombobox, text: input.value, caret }));
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
      // If the combobox cannot be loaded, the plain field stays and works.
      onFocus={() => void load().catch(() => {})}
    />
  );
}
