import type { KindName } from '../../../contract/kinds.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import { booksFor } from '../../data/my-books.ts';
import { addressOf, type Campaign } from '../../my-books/campaign.ts';
import { withEntries } from '../../paths.ts';

/** How many entries of a kind a table allows, of how many; those by book and page are counted, too. */
export type HeldCount = { kind: KindName; held: number; all: number };

const KINDS_COUNTED = ['feats', 'classes', 'spells', 'monsters'] as const;

/** Counts what a campaign allows; null where a count could not be had. */
export async function heldCounts(api: Api, { books, bans, added }: Campaign): Promise<HeldCount[] | null> {
  const total = async (kind: KindName, allowed?: string) => {
    const query = withEntries('', { coverage: 'all', limit: 1, books: allowed });
    const answer = await api<{ pagination: Pagination }>(apiPaths.list(kind, query));
    return answer.ok ? answer.value.pagination.total : null;
  };
  const counts = await Promise.all(
    KINDS_COUNTED.map(async (kind) => {
      const parts = { text: books, added: added.map(addressOf), bans: {} };
      const out = bans.filter((ban) => ban.kind === kind).map((ban) => `-${addressOf(ban)}`);
      const allowed = [booksFor(parts, kind), ...out].join(',');
      const [held, all] = await Promise.all([total(kind, allowed), total(kind)]);
      return held === null || all === null ? null : { kind, held, all };
    }),
  );
  return counts.every((count) => count !== null) ? counts : null;
}
