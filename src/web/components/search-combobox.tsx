import { useCombobox } from 'downshift';
import { Fragment, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isKindName, KINDS } from '../../contract/kinds.ts';
import { Icon } from '../ui/icon.tsx';
import { Marked } from './marked.tsx';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import type { Suggestion, SuggestionGroup } from './search-suggestions.ts';
import { askFor, useSuggestions } from './use-suggestions.ts';

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

const { ItemClick, InputKeyDownEnter, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A search field that suggests entries as one types: the combobox of the ARIA practices. Without a choice, Enter submits the form. */
export function SearchCombobox({ id, label, placeholder, text, caret, onChoose }: SearchComboboxProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [open, setOpen] = useState(caret !== null);
  const { groups, status } = useSuggestions(typed, open);
  const items = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);

  function choose(item: Suggestion): void {
    if (item.is === 'forget') {
      forgetSearches();
      setOpen(false);
      return;
    }
    rememberSearch(item.is === 'recent' ? item.text : typed);
    setTyped(item.is === 'recent' ? item.text : typed);
    setOpen(false);
    onChoose?.();
    navigate(item.to);
  }

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    id: `${id}-combobox`,
    inputId: id,
    items,
    itemToString: (item) => item?.text ?? '',
    isOpen: open,
    inputValue: typed,
    selectedItem: null,
    onIsOpenChange: ({ isOpen: next }) => setOpen(next),
    stateReducer: (state, { type, changes }) =>
      type === ItemClick || type === InputKeyDownEnter || type === InputBlur
        ? { ...changes, inputValue: state.inputValue, ...(type === InputBlur && { selectedItem: null }) }
        : changes,
    onStateChange: ({ type, selectedItem, inputValue }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) choose(selectedItem);
      if (type === InputKeyDownEscape && inputValue !== undefined) setTyped(inputValue);
    },
  });

  useLayoutEffect(() => {
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const shown = isOpen && items.length > 0;
  return (
    <>
      <input
        {...getInputProps({
          ref: field,
          'aria-expanded': shown,
          'aria-labelledby': undefined,
          'aria-label': label,
          onChange: (event) => {
            if (event.currentTarget.value.trim() !== '') askFor(event.currentTarget.value);
            setTyped(event.currentTarget.value);
            setOpen(true);
          },
          onFocus: () => setOpen(true),
          onKeyDown: (event) => {
            if (event.key !== 'Enter') return;
            if (isOpen && highlightedIndex >= 0) return;
            // The library would keep Enter to itself; without a choice it sends the form.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            rememberSearch(typed);
            setOpen(false);
          },
        })}
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
        {shown && <Options id={id} groups={groups} chosen={highlightedIndex} propsOf={getItemProps} />}
      </div>
      <span className="sr" role="status">
        {isOpen ? status : ''}
      </span>
    </>
  );
}

type OptionsProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Which one the keys have come to; -1 for none. */
  chosen: number;
  propsOf: (of: { item: Suggestion; index: number }) => object;
};

/** The suggestions in their groups. They are drawn anew when others come, not at every key. */
const Options = memo(function Options({ id, groups, chosen, propsOf }: OptionsProps) {
  let index = 0;
  return groups.map(({ title, suggestions }, group) => {
    const heading = `${id}-group-${group}`;
    const options = suggestions.map((item) => (
      <Option
        key={`${item.is} ${item.to ?? ''}`}
        item={item}
        chosen={chosen === index}
        props={propsOf({ item, index: index++ })}
      />
    ));
    return title === null ? (
      <Fragment key="further">{options}</Fragment>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, for which HTML has no element
      <div key={title} role="group" aria-labelledby={heading}>
        <div className="suggestions-title" id={heading} role="presentation">
          {title}
        </div>
        {options}
      </div>
    );
  });
});

type OptionProps = { item: Suggestion; chosen: boolean; props: object };

function Option({ item, chosen, props }: OptionProps) {
  return (
    <div className="suggestion" data-is={item.is} data-chosen={chosen || undefined} {...props}>
      {item.is === 'recent' && <Icon name="clock" />}
      <span className="name">{item.text}</span>
      {item.is === 'entry' && <EntryNote {...item.result} />}
    </div>
  );
}

function EntryNote({ kind, summary, snippet }: { kind: string; summary: string | null; snippet: string | null }) {
  return (
    <>
      <span className="tag lined">{isKindName(kind) ? KINDS[kind].singular : kind}</span>
      {snippet ? (
        <span className="why-found">
          <Marked html={snippet} />
        </span>
      ) : (
        summary && <span className="why-found">{summary}</span>
      )}
    </>
  );
}
