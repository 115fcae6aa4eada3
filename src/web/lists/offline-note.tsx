import type { Pagination } from '../../contract/pagination.ts';
import { Icon } from '../ui/icon.tsx';

/** What a list carries that was made from the catalogue on this device: whether names alone were searched. */
type OfflineList = { pagination: Pagination; offline?: { searched: boolean } };

/** Says of a list that it was made without the network, and what that leaves out. */
export function OfflineNote({ list }: { list: OfflineList }) {
  if (list.offline === undefined) return null;
  return (
    <div className="notice" role="status" data-tone="state-warn">
      <span className="mark">
        <Icon name="wifi-off" />
      </span>
      <div className="say">
        <strong>Offline.</strong> This list comes from the catalogue on this device
        {list.offline.searched && '; the search looks at names only'}.
      </div>
    </div>
  );
}
