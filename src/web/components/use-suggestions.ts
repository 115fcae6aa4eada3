import { useEffect, useState } from 'react';
import type { SearchAnswer } from '../../contract/search.ts';
import { browserApi } from '../api.ts';
import { withQuery } from '../paths.ts';
import { foundGroups, recentGroups, type SuggestionGroup } from './search-suggestions.ts';

const PAUSE_MILLISECONDS = 15;
const SHOWN = 20;
const MOST_REMEMBERED = 100;

type Suggestions = { groups: readonly SuggestionGroup[] /** Said to screen readers. */; status: string };

const answers = new Map<string, SearchAnswer>();

/** What to suggest for a text in the field, as it is typed. */
export function useSuggestions(text: string, isOpen: boolean): Suggestions {
  const q = text.trim();
  const [shown, setShown] = useState<Suggestions>({ groups: [], status: '' });
  useEffect(() => {
    if (!isOpen) return;
    if (q === '') {
      setShown({ groups: recentGroups(), status: '' });
      return;
    }
    let current = true;
    const show = (answer: SearchAnswer) =>
      current && setShown({ groups: foundGroups(q, answer), status: told(q, answer) });
    const known = answers.get(q);
    if (known) show(known);
    else {
      const waiting = setTimeout(async () => {
        const answer = await browserApi<SearchAnswer>(withQuery('/api/search', { q, limit: SHOWN }));
        if (answer.ok) {
          if (answers.size >= MOST_REMEMBERED) answers.clear();
          answers.set(q, answer.value);
          show(answer.value);
        } else if (current) setShown({ groups: [], status: answer.cause });
      }, PAUSE_MILLISECONDS);
      return () => {
        current = false;
        clearTimeout(waiting);
      };
    }
    return () => {
      current = false;
    };
  }, [q, isOpen]);
  return shown;
}

function told(q: string, { total }: SearchAnswer): string {
  if (total === 0) return `Nothing found for “${q.slice(0, 80)}”.`;
  return total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;
}
