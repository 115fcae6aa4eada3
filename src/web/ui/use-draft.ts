import { useState } from 'react';

/** The value of a field: the visitor's latest choice until the address changes, then the value of the address. */
export function useDraft(value = ''): [string, (draft: string) => void] {
  const [draft, setDraft] = useState({ basedOn: value, value });
  // A draft must not come back with the address that it was made at.
  if (draft.basedOn !== value) setDraft({ basedOn: value, value });
  return [draft.basedOn === value ? draft.value : value, (next) => setDraft({ basedOn: value, value: next })];
}
