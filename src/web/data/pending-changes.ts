import { useEffect, useRef } from 'react';
import type { ListQuery } from './list-query.ts';

type Changes = Readonly<Record<string, string>>;

/**
 * Collects changes of an address until it has them, so that a second change made before that does not take back the first.
 *
 * @param query the query that the address has
 * @returns a function that adds a change, and returns all that the query lacks
 */
export function usePendingChanges(query: ListQuery): (change: Changes) => Changes {
  const to = JSON.stringify(query);
  const pending = useRef<Changes>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pending ends with the address that it was to change
  useEffect(() => {
    pending.current = {};
  }, [to]);
  return (change) => {
    pending.current = { ...pending.current, ...change };
    return pending.current;
  };
}
