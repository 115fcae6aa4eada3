import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import './search-combobox.css';
import { clearSearches, rememberSearch } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import type { Suggestion } from './search-suggestions.ts';
import { prefetchAnswer, useSuggestions } from './use-suggestions.ts';

export type SearchComboboxProps = {
  id: string;
  label: string;
  placeholder: string | undefined;
  /** The text of the plain field that it replaces. */
  text: string;
  /** The position of the caret in the plain field; null where that is not focused. */
  caret: number | null;
  onChoose: (() => void) | undefined;
};

const { ItemClick, InputKeyDownEnter, InputBlur, InputClick } = useCombobox.stateChangeTypes;

/** Prevents the library's own handling of an event. */
const preventDefaultHandling = (event: Event) => Object.assign(event, { preventDownshiftDefault: true });

/**
 * A search field that suggests entries: the combobox of the ARIA Authoring Practices. Without a highlighted option, Enter
 * submits the form. The field is uncontrolled, so that a key renders nothing but the suggestions.
 */
export function SearchCombobox({ id, label, placeholder, text, caret, onChoose }: SearchComboboxProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [{ groups, status }, suggest] = useSuggestions();
  const items = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);

  function choose(item: Suggestion): void {
    if (item.is === 'clear') {
      clearSearches();
      return;
    }
    if (item.is === 'recent') write(item.text);
    rememberSearch(item.is === 'entry' ? item.text : (field.current?.value ?? ''));
    onChoose?.();
    navigate(item.to);
  }

  function write(text: string): void {
    if (field.current) field.current.value = text;
  }

  // The library alone holds whether the suggestions are open: a copy would be one render late at the next key.
  const { isOpen, highlightedIndex, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Suggestion>({
      id: `${id}-combobox`,
      inputId: id,
      items,
      itemToString: (item) => item?.text ?? '',
      // The library focuses a field that is open at first, which the visitor may have left.
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
    // Removing the plain field removed the focus, unless the visitor focused something else meanwhile.
    if (caret === null || document.activeElement !== document.body) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, [caret]);

  useEffect(() => {
    if (isOpen) suggest(field.current?.value ?? '');
  }, [isOpen, suggest]);

  useEffect(() => {
    const input = field.current;
    const onInput = (event: InputEvent) => input && prefetchAnswer(event, input);
    input?.addEventListener('beforeinput', onInput);
    return () => input?.removeEventListener('beforeinput', onInput);
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
            preventDefaultHandling(nativeEvent);
            suggest(currentTarget.value);
            // Opening removes the highlight.
            if (!isOpen || highlightedIndex >= 0) openMenu();
          },
          onFocus: openMenu,
          onKeyDown: ({ key, nativeEvent, currentTarget }) => {
            if (key === 'Escape' && !isOpen) write('');
            if (key !== 'Enter' || (isOpen && highlightedIndex >= 0)) return;
            // The library handles Enter; without a highlighted option it submits the form.
            preventDefaultHandling(nativeEvent);
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
