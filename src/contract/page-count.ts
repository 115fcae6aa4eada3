import type { Pagination } from './pagination.ts';

/** The page of a list and how many there are. It is free of zod, so that browsers can load it. */
export function paginationOf(total: number, page: number, limit: number): Pagination {
  return { total, pages: Math.ceil(total / limit), page, limit };
}
