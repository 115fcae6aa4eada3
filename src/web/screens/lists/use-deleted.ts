import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a navigation that leads away from the page of a thing that was deleted there. */
export type DeletedState<Deleted> = { readonly deleted: Deleted };

/**
 * What was just deleted on its own page, which led here with `DeletedState`; null otherwise. The state is cleared, because it
 * would outlast a reload.
 */
export function useDeleted<Deleted>(): Deleted | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [deleted] = useState(() => (state as DeletedState<Deleted> | null)?.deleted ?? null);
  useEffect(() => {
    if (deleted) navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [deleted, navigate]);
  return deleted;
}
