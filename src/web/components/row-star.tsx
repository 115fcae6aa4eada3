import { Icon } from '../ui/icon.tsx';
import { type Starred, useStar } from './use-star.ts';

/** The star of an entry in a list: keeps it among one's own. */
export function RowStar(entry: Starred) {
  const { kept, toggle } = useStar(entry);
  return (
    <button
      className="star needs-script"
      type="button"
      aria-pressed={kept}
      aria-label={`Star ${entry.name}`}
      title={kept ? 'Take the star off' : 'Star'}
      onClick={toggle}
    >
      <Icon name="star" />
    </button>
  );
}
