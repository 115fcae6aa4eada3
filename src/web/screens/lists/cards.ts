import type { BuiltMonster } from '../../../contract/creature-build.ts';
import type { ChosenEntries, EntryCard } from '../../../contract/entry-cards.ts';
import { readQuery } from '../../../contract/query.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Answer, Api } from '../../data/api.ts';
import type { LineRef } from '../../own-lists/own-list.ts';
import { addressOf } from './line-facts.ts';
import type { ListCard } from './list-card.ts';

/** The most entries in one call. Servers and proxies refuse longer addresses. */
const MAX_PER_CALL = 100;

/** Fetches the cards of entries, by `kind/slug` as the lines have it, and of what is built of them. The map lacks those that do not exist. */
export async function cardsOf(api: Api, lines: readonly LineRef[]): Promise<Answer<Map<string, ListCard>>> {
  const entries = lines.filter(({ build }) => build === undefined);
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_PER_CALL) }, (_, i) =>
    entries.slice(i * MAX_PER_CALL, (i + 1) * MAX_PER_CALL),
  );
  const cards = new Map<string, ListCard>();
  for (const answer of await Promise.all(parts.map((part) => api<ChosenEntries<EntryCard>>(apiPaths.entries(part))))) {
    if (!answer.ok) return answer;
    for (const card of answer.value.entries) cards.set(addressOf(card), card);
    for (const card of answer.value.listed ?? []) cards.set(addressOf(card), { ...card, kind: 'place' });
    for (const [former, current] of Object.entries(answer.value.redirects ?? {})) {
      const card = cards.get(current);
      if (card !== undefined) cards.set(former, card);
    }
  }
  const built = lines.flatMap(({ slug, build }) => (build === undefined ? [] : [{ slug, build }]));
  const creatures = await Promise.all(
    built.map(({ slug, build }) => api<BuiltMonster>(apiPaths.creatureBuild(slug, readQuery(build)))),
  );
  for (const [i, { slug, build }] of built.entries()) {
    const answer = creatures[i];
    if (answer?.ok) cards.set(addressOf({ kind: 'monsters', slug, build }), { ...answer.value, kind: 'monsters' });
    else if (answer && answer.status !== 400 && answer.status !== 404) return answer;
  }
  return { ok: true, value: cards };
}
