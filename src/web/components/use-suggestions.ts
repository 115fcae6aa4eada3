import { useEffect, useState } from 'react';
import type { SearchAnswer } from '../../contract/search.ts';
import { type Answer, browserApi } from '../api.ts';
import { withQuery } from '../paths.ts';
import { foundGroups, recentGroups, type SuggestionGroup } from './search-suggestions.ts';

const SHOWN = 12;
const MOST_REMEMBERED = 100;

type Suggestions = { groups: readonly SuggestionGroup[] /** Said to screen readers. */; status: string };

const NOTHING: Suggestions = { groups: [], status: '' };
const answers = new Map<string, Promise<Answer<SearchAnswer>>>();

/** Asks for what a text in the field finds, once: called with the key, the answer is on its way before anything is drawn. */
export function askFor(text: string): Promise<Answer<SearchAnswer>> {
  const q = text.trim();
  const known = answers.get(q);
  if (known) return known;
  if (answers.size >= MOST_REMEMBERED) answers.clear();
  const asked = browserApi<SearchAnswer>(withQuery('/api/search', { q, limit: SHOWN }));
  answers.set(q, asked);
  asked.then((answer) => answer.ok || answers.delete(q));
  return asked;
}

/** What to suggest for a text in the field, as it is typed. */
export function useSuggestions(text: string, isOpen: boolean): Suggestions {
  const q = text.trim();
  const [shown, setShown] = useState(NOTHING);
  useEffect(() => {
    if (!isOpen) return;
    if (q === '') {
      setShown({ groups: recentGroups(), status: '' });
      return;
    }
    let current = true;
    askFor(q).then((answer) => {
      if (current) setShown(answer.ok ? suggestionsOf(q, answer.value) : { groups: [], status: answer.cause });
    });
    return () => {
      current = false;
    };
  }, [q, isOpen]);
  return shown;
}

function suggestionsOf(q: string, answer: SearchAnswer): Suggestions {
  return { groups: foundGroups(q, answer), status: told(q, answer) };
}

function told(q: string, { total }: SearchAnswer): string {
  if (total === 0) return `Nothing found for “${q.slice(0, 80)}”.`;
  return total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;
}
