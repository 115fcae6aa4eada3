import type { Chosen, EntryCard } from '../../../contract/entry-cards.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import type { ListLine } from '../../own-lists/own-list.ts';
import { addressOf } from './line-facts.ts';

/** So many addresses at once keep a call short enough for every server on the way. */
const AT_ONCE = 100;

type Place = Pick<ListLine, 'kind' | 'slug'>;

/** The entries of some lines by `kind/slug`; what there is no entry of is not among them. */
export async function cardsOf(api: Api, places: readonly Place[]): Promise<Answer<Map<string, EntryCard>>> {
  const parts = Array.from({ length: Math.ceil(places.length / AT_ONCE) }, (_, i) =>
    places.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  const cards = new Map<string, EntryCard>();
  for (const answer of await Promise.all(parts.map((part) => api<Chosen<EntryCard>>(apiPaths.entries(part))))) {
    if (!answer.ok) return answer;
    for (const card of answer.value.entries) cards.set(addressOf(card), card);
  }
  return { ok: true, value: cards };
}
