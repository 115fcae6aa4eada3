import { Link } from 'react-router';
import type { NamedSlug } from '../../contract/entries.ts';
import { type KindName, pluralOf } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';

type NeighboursProps = { kind: KindName; previous: NamedSlug | null; next: NamedSlug | null };

/** The entries before and after this one by name. */
export function Neighbours({ kind, previous, next }: NeighboursProps) {
  const link = (entry: NamedSlug | null, word: string) =>
    entry ? (
      <Link to={paths.entry(kind, entry.slug)}>
        <small>{word}</small>
        <span className="name">{entry.name}</span>
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className="neighbours" aria-label={`Neighbouring ${pluralOf(kind)}`}>
      {link(previous, 'Previous')}
      {link(next, 'Next')}
    </nav>
  );
}
