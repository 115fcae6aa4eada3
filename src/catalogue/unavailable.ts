import { DatabaseUnavailable } from '../database/unavailable.ts';

/** Whether a query failed because the database is unavailable; the same query may succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable;
}
