import type { Pagination } from '../../contract/pagination.ts';
import { Message } from '../ui/message.tsx';

/** The mark of a list that was made from the catalogue on this device; `searched`: whether it searched names alone. */
type OfflineList = { pagination: Pagination; offline?: { searched: boolean } };

/** Says that a list was made without the network, and what its search leaves out. */
export function OfflineNote({ list }: { list: OfflineList }) {
  if (list.offline === undefined) return null;
  return (
    <Message tone="warn" icon="wifi-off" role="status" title="Offline." inline>
      This list comes from the catalogue on this device
      {list.offline.searched && '; the search looks at names only'}.
    </Message>
  );
}
