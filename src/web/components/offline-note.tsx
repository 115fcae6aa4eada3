import { WifiOff } from 'lucide-react';
import type { Pagination } from '../../contract/pagination.ts';

/** What a list carries that was made from the catalogue on this device: parameters without effect, and whether names were searched. */
type OfflineList = { pagination: Pagination; offline?: { ignored: readonly string[]; searched: boolean } };

/** Says of a list that it was made without the network, and what that leaves out. */
export function OfflineNote({ list }: { list: OfflineList }) {
  if (list.offline === undefined) return null;
  const { ignored, searched } = list.offline;
  return (
    <div className="notice" role="status" data-tone="state-warn">
      <span className="mark">
        <WifiOff className="i" />
      </span>
      <div className="say">
        <strong>Offline.</strong> This list comes from the catalogue on this device
        {searched && '; the search looks at names only'}.
        {ignored.length > 0 &&
          ` Without effect until the site can be reached: ${ignored.map((name) => name.replaceAll('_', ' ')).join(', ')}.`}
      </div>
    </div>
  );
}
