import type { Pagination } from '../../contract/pagination.ts';
import { Icon } from '../ui/icon.tsx';

/** The mark of a list that was made from the catalogue on this device; `searched`: whether it searched names alone. */
type OfflineList = { pagination: Pagination; offline?: { searched: boolean } };

/** Says that a list was made without the network, and what its search leaves out. */
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
