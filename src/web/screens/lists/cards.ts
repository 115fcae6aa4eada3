import type { Chosen, EntryCard } from '../../../contract/entry-cards.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import type { EntryRef } from '../../paths.ts';
import { addressOf } from './line-facts.ts';

/** The most entries in one call: servers and proxies refuse longer addresses. */
const MAX_IN_CALL = 100;

/** The cards of entries, by `kind/slug`; an entry that does not exist has none. */
export async function cardsOf(api: Api, entries: readonly EntryRef[]): Promise<Answer<Map<string, EntryCard>>> {
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_IN_CALL) }, (_, i) =>
    entries.slice(i * MAX_IN_CALL, (i + 1) * MAX_IN_CALL),
  );
  const cards = new Map<string, EntryCard>();
  for (const answer of await Promise.all(parts.map((part) => api<Chosen<EntryCard>>(apiPaths.entries(part))))) {
    if (!answer.ok) return answer;
    for (const card of answer.value.entries) cards.set(addressOf(card), card);
  }
  return { ok: true, value: cards };
}
