import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import './search-combobox.css';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import type { Suggestion } from './search-suggestions.ts';
import { askAhead, useSuggestions } from './use-suggestions.ts';

export type SearchComboboxProps = {
  id: string;
  label: string;
  placeholder: string | undefined;
  /** What stands in the field when it takes the plain one's place. */
  text: string;
  /** Where the caret stood in the plain field; null where it was left before. */
  caret: number | null;
  onChoose: (() => void) | undefined;
};

const { ItemClick, InputKeyDownEnter, InputBlur, InputClick } = useCombobox.stateChangeTypes;

/** What the library would do at an event it then leaves to us. */
const leaveToUs = (event: Event) => Object.assign(event, { preventDownshiftDefault: true });

/**
 * A search field that suggests entries as one types: the combobox of the ARIA practices. Without a choice, Enter submits the
 * form. The text is the field's own, so that a key draws nothing but the letter and, when they come, its suggestions.
 */
export function SearchCombobox({ id, label, placeholder, text, caret, onChoose }: SearchComboboxProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [{ groups, status }, suggest] = useSuggestions();
  const items = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);

  function choose(item: Suggestion): void {
    if (item.is === 'forget') {
      forgetSearches();
      return;
    }
    if (item.is === 'recent') write(item.text);
    rememberSearch(field.current?.value ?? '');
    onChoose?.();
    navigate(item.to);
  }

  function write(text: string): void {
    if (field.current) field.current.value = text;
  }

  // Whether the suggestions are open is the library's state alone: a copy of it would be a render behind at the next key.
  const { isOpen, highlightedIndex, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Suggestion>({
      id: `${id}-combobox`,
      inputId: id,
      items,
      itemToString: (item) => item?.text ?? '',
      // The library focuses the field of what is open at first: only while the visitor is still there may it be.
      initialIsOpen: caret !== null && document.activeElement?.id === id,
      selectedItem: null,
      stateReducer: (state, { type, changes }) => {
        if (type === InputClick) return { ...state, isOpen: true };
        if (type === InputBlur) return { ...changes, inputValue: state.inputValue, selectedItem: null };
        if (type === ItemClick || type === InputKeyDownEnter) return { ...changes, inputValue: state.inputValue };
        return changes;
      },
      onStateChange: ({ type, selectedItem }) => {
        if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) choose(selectedItem);
      },
    });

  useLayoutEffect(() => {
    // The plain field took the focus with it as it went; a visitor who has moved on meanwhile keeps it.
    if (caret === null || document.activeElement !== document.body) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, [caret]);

  useEffect(() => {
    if (isOpen) suggest(field.current?.value ?? '');
  }, [isOpen, suggest]);

  useEffect(() => {
    const input = field.current;
    const ask = (event: InputEvent) => input && askAhead(event, input);
    input?.addEventListener('beforeinput', ask);
    return () => input?.removeEventListener('beforeinput', ask);
  }, []);

  const shown = isOpen && items.length > 0;
  return (
    <>
      <input
        {...getInputProps({
          ref: field,
          'aria-expanded': shown,
          'aria-labelledby': undefined,
          'aria-label': label,
          onChange: ({ nativeEvent, currentTarget }) => {
            leaveToUs(nativeEvent);
            suggest(currentTarget.value);
            // Opening takes the mark off the option that the keys had come to.
            if (!isOpen || highlightedIndex >= 0) openMenu();
          },
          onFocus: openMenu,
          onKeyDown: ({ key, nativeEvent, currentTarget }) => {
            if (key === 'Escape' && !isOpen) write('');
            if (key !== 'Enter' || (isOpen && highlightedIndex >= 0)) return;
            // The library would keep Enter to itself; without a choice it sends the form.
            leaveToUs(nativeEvent);
            rememberSearch(currentTarget.value);
            closeMenu();
          },
        })}
        value={undefined}
        defaultValue={text}
        name="q"
        type="search"
        placeholder={placeholder}
        enterKeyHint="search"
      />
      <div
        className="suggestions"
        {...getMenuProps({ 'aria-labelledby': undefined, 'aria-label': label })}
        hidden={!shown}
      >
        {shown && <SearchOptions id={id} groups={groups} chosen={highlightedIndex} propsOf={getItemProps} />}
      </div>
      <span className="sr-only" role="status">
        {isOpen ? status : ''}
      </span>
    </>
  );
}
