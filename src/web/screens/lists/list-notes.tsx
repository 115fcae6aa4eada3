import { Notice } from '../../navigation/page-states.tsx';
import { useListsRefused } from '../../own-lists/own-list-store.ts';

/** The note for browsers without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p>Your own lists need JavaScript, which is switched off here. Links to lists work without it.</p>
    </noscript>
  );
}

/** A warning while the browser refuses to store lists. */
export function StorageWarning() {
  if (!useListsRefused()) return null;
  return (
    <Notice title="Not stored.">
      This browser’s storage is full or closed to this site, so changes last only until the page is closed. Export your
      lists to keep them.
    </Notice>
  );
}
