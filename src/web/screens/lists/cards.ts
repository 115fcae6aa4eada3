import type { ChosenEntries, EntryCard } from '../../../contract/entry-cards.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import type { EntryRef } from '../../paths.ts';
import { addressOf } from './line-facts.ts';
import type { ListCard } from './list-card.ts';

/** The most entries in one call. Servers and proxies refuse longer addresses. */
const MAX_PER_CALL = 100;

/** Fetches the cards of entries, by `kind/slug`. The map lacks entries that do not exist. */
export async function cardsOf(api: Api, entries: readonly EntryRef[]): Promise<Answer<Map<string, ListCard>>> {
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_PER_CALL) }, (_, i) =>
    entries.slice(i * MAX_PER_CALL, (i + 1) * MAX_PER_CALL),
  );
  const cards = new Map<string, ListCard>();
  for (const answer of await Promise.all(parts.map((part) => api<ChosenEntries<EntryCard>>(apiPaths.entries(part))))) {
    if (!answer.ok) return answer;
    for (const card of answer.value.entries) cards.set(addressOf(card), card);
    for (const card of answer.value.listed ?? []) cards.set(addressOf(card), { ...card, kind: 'place' });
  }
  return { ok: true, value: cards };
}
