import { useCallback, useRef, useState } from 'react';
import { MAX_SUGGESTIONS } from '../../contract/limits.ts';
import type { SearchResponse } from '../../contract/search.ts';
import { memoizeAsync } from '../../shared/memoize-async.ts';
import { apiPaths } from '../api-paths.ts';
import { browserApi } from '../data/api.ts';
import { missingBooks } from '../data/my-books.ts';
import { paths } from '../paths.ts';
import { foundGroups, recentGroups, type SuggestionGroup } from './search-suggestions.ts';

const MAX_ANSWERS = 100;
/** How many entries by book and page are suggested. */
const MAX_BESIDE = 3;

type Suggestions = { groups: readonly SuggestionGroup[] /** Announced by screen readers. */; status: string };

const NOTHING: Suggestions = { groups: [], status: '' };

/** The answers for texts in the field, each fetched once. */
const answers = memoizeAsync((address: string) => browserApi<SearchResponse>(address), {
  keep: ({ ok }) => ok,
  maxSize: MAX_ANSWERS,
});

/** The answer for a text, within the visitor's books. */
function answerFor(q: string): ReturnType<typeof answers> {
  const books = missingBooks(new URL(paths.search(), location.href));
  return answers(apiPaths.search({ q, limit: MAX_SUGGESTIONS, beside: MAX_BESIDE, books }));
}

/**
 * Prefetches the answer for the text that an input event is about to make, before the browser draws the letter. A text that
 * is not reached costs one request.
 */
export function prefetchAnswer(event: InputEvent, { value, selectionStart, selectionEnd }: HTMLInputElement): void {
  if (event.inputType !== 'insertText' || event.data === null || selectionStart === null) return;
  const q = (value.slice(0, selectionStart) + event.data + value.slice(selectionEnd ?? selectionStart)).trim();
  if (q !== '') void answerFor(q);
}

/** The suggestions, and a function that fetches those for a text; only those for the latest text are shown. */
export function useSuggestions(): [shown: Suggestions, suggest: (text: string) => void] {
  const [shown, setShown] = useState(NOTHING);
  const latest = useRef('');
  const suggest = useCallback((text: string) => {
    const q = text.trim();
    latest.current = q;
    if (q === '') {
      setShown({ groups: recentGroups(), status: '' });
      return;
    }
    answerFor(q).then((answer) => {
      if (latest.current === q)
        setShown(answer.ok ? suggestionsOf(q, answer.value) : { groups: [], status: answer.cause });
    });
  }, []);
  return [shown, suggest];
}

function suggestionsOf(q: string, answer: SearchResponse): Suggestions {
  return { groups: foundGroups(q, answer), status: statusOf(q, answer) };
}

function statusOf(q: string, { total: own, built, beside }: SearchResponse): string {
  const total = own + (beside?.total ?? 0) + (built === undefined ? 0 : 1);
  if (total === 0) return `Nothing found for “${q.slice(0, 80)}”.`;
  return total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;
}
