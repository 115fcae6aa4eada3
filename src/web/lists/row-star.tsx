import { type Starred, useStar } from '../own-lists/use-star.ts';
import { Icon } from '../ui/icon.tsx';

/** The star of an entry in a list: adds it to the visitor's starred entries, or removes it. */
export function RowStar(entry: Starred) {
  const { starred, toggle } = useStar(entry);
  return (
    <button
      className="star needs-script"
      type="button"
      aria-pressed={starred}
      aria-label={`Star ${entry.name}`}
      title={starred ? 'Take the star off' : 'Star'}
      onClick={toggle}
    >
      <Icon name="star" />
    </button>
  );
}
