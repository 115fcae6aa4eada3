import { useState } from 'react';

/** What the address says, or what has been chosen while it does not say it yet. */
export function useDraft(text = ''): [string, (chosen: string) => void] {
  const [chosen, setChosen] = useState({ over: text, text });
  return [chosen.over === text ? chosen.text : text, (next) => setChosen({ over: text, text: next })];
}
