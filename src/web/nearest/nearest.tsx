import type { NamedSlug } from '../../contract/entries.ts';
import type { KindName } from '../../contract/kinds.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

/** Suggests entries with similar names; renders nothing if there are none. */
export function Nearest({ kind, entries }: { kind: KindName; entries: readonly NamedSlug[] }) {
  if (entries.length === 0) return null;
  return (
    <p className="nearest">
      Perhaps you meant{' '}
      {entries.map(({ slug, name }, i) => (
        <span key={slug}>
          {i > 0 && (i === entries.length - 1 ? ' or ' : SEPARATOR)}
          <Link to={paths.entry(kind, slug)}>{name}</Link>
        </span>
      ))}
      ?
    </p>
  );
}

/** Not a comma, because names contain commas: Red Dragon, Adult. */
const SEPARATOR = '; ';
