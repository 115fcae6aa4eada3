import { type Starred, useStar } from '../own-lists/use-star.ts';
import { Icon } from '../ui/icon.tsx';

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
