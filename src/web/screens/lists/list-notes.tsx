import { Notice } from '../../layout/states.tsx';
import { useListsRefused } from '../../own-lists/own-list-store.ts';

/** What the page says where scripts are off. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        Your own lists are kept in this browser by scripts, which are switched off. A link to a list works without them:
        it holds the whole list.
      </p>
    </noscript>
  );
}

/** Says that nothing is stored, for as long as nothing is. */
export function StorageWarning() {
  if (!useListsRefused()) return null;
  return (
    <Notice title="Not stored.">
      This browser’s storage is full or closed to this site, so changes last only until the page is closed. Export your
      lists to keep them.
    </Notice>
  );
}
