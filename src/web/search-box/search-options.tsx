import { Fragment, memo } from 'react';
import { isKindName, KINDS } from '../../contract/kinds.ts';
import type { SearchResult } from '../../contract/search.ts';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { Marked } from './marked.tsx';
import type { Suggestion, SuggestionGroup } from './search-suggestions.ts';

type PropsOf = (of: { item: Suggestion; index: number }) => object;

type OptionsProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The index of the highlighted option; -1 for none. */
  chosen: number;
  propsOf: PropsOf;
};

/** The suggestions in their groups. They are rendered again when they change, not at every key. */
export const SearchOptions = memo(function SearchOptions({ id, groups, chosen, propsOf }: OptionsProps) {
  let index = 0;
  return groups.map(({ title, suggestions }, group) => {
    const heading = `${id}-group-${group}`;
    const options = suggestions.map((item) => {
      const place = index++;
      const key = `${item.is} ${item.to ?? ''}`;
      return <Option key={key} item={item} index={place} chosen={chosen === place} propsOf={propsOf} />;
    });
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

type OptionProps = { item: Suggestion; index: number; chosen: boolean; propsOf: PropsOf };

/** Most options stay the same from one letter to the next, and are not rendered again. */
const Option = memo(function Option({ item, index, chosen, propsOf }: OptionProps) {
  return (
    <div className="suggestion" data-is={item.is} data-chosen={chosen || undefined} {...propsOf({ item, index })}>
      {item.is === 'recent' && <Icon name="clock" />}
      <span className="name">{item.text}</span>
      {item.is === 'entry' && <EntryNote {...item.result} />}
    </div>
  );
}, isRenderedAlike);

/** The result of `propsOf` depends on the index and on the highlighted option alone. */
function isRenderedAlike(before: OptionProps, after: OptionProps): boolean {
  return before.index === after.index && before.chosen === after.chosen && isSameItem(before.item, after.item);
}

function isSameItem(before: Suggestion, after: Suggestion): boolean {
  if (before.is !== after.is || before.to !== after.to || before.text !== after.text) return false;
  if (before.is !== 'entry' || after.is !== 'entry') return true;
  return before.result.snippet === after.result.snippet && before.result.summary === after.result.summary;
}

type EntryNoteProps = Pick<SearchResult, 'kind' | 'fact' | 'summary' | 'snippet'>;

/** What an entry is, and why it was found; of one without a summary the fact, such as its book and page. */
function EntryNote({ kind, fact, summary, snippet }: EntryNoteProps) {
  return (
    <>
      <Tag look="lined">{isKindName(kind) ? KINDS[kind].singular : kind}</Tag>
      {snippet ? (
        <span className="why-found">
          <Marked html={snippet} />
        </span>
      ) : (
        (summary ?? fact) && <span className="why-found">{summary ?? fact}</span>
      )}
    </>
  );
}
