import type { KindName } from '../../../contract/kinds.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import { apiPaths } from '../../api-paths.ts';
import type { Api } from '../../data/api.ts';
import { booksFor } from '../../data/my-books.ts';
import { addressOf, type Campaign } from '../../my-books/campaign.ts';
import { withEntries } from '../../paths.ts';

/**
 * How many entries of a kind a table allows, of how many; those by book and page are counted, too. Null where a count could not
 * be had.
 */
export type HeldCount = { kind: KindName; held: number | null; all: number | null };

type CountedParts = Pick<Campaign, 'books' | 'bans' | 'added'>;

const KINDS_COUNTED = ['feats', 'classes', 'spells', 'monsters'] as const;

/** Counts what a campaign allows, by kind. */
export function heldCounts(api: Api, { books, bans, added }: CountedParts): Promise<HeldCount[]> {
  const total = async (kind: KindName, allowed?: string) => {
    const query = withEntries('', { coverage: 'all', limit: 1, books: allowed });
    const answer = await api<{ pagination: Pagination }>(apiPaths.list(kind, query));
    return answer.ok ? answer.value.pagination.total : null;
  };
  return Promise.all(
    KINDS_COUNTED.map(async (kind) => {
      const parts = { text: books, added: added.map(addressOf), bans: {} };
      const out = bans.filter((ban) => ban.kind === kind).map((ban) => `-${addressOf(ban)}`);
      const allowed = [booksFor(parts, kind), ...out].join(',');
      const [held, all] = await Promise.all([total(kind, allowed), total(kind)]);
      return { kind, held, all };
    }),
  );
}
