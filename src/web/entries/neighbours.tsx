import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Neighbours as InList, NamedSlug } from '../../contract/entries.ts';
import { type KindName, pluralOf } from '../../contract/kinds.ts';
import { type LastList, lastList, lastListKey, neighboursIn } from '../data/last-list.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

type NeighboursProps = { kind: KindName; previous: NamedSlug | null; next: NamedSlug | null };

/** The entries before and after this one: in the list that it was opened from, else by name. */
export function Neighbours({ kind, previous, next }: NeighboursProps) {
  const { slug = '' } = useParams();
  const found = useListNeighbours(kind, slug);
  const inList = found === 'asked' ? null : found;
  const beside = inList ?? { previous, next };
  const link = (entry: NamedSlug | null, rel: 'prev' | 'next', word: string) =>
    entry ? (
      // The keys follow what is named so: not what is about to be another.
      <Link to={paths.entry(kind, entry.slug)} rel={found === 'asked' ? undefined : rel}>
        <small>{word}</small>
        <span className="name">{entry.name}</span>
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className="neighbours" aria-label={`Neighbouring ${pluralOf(kind)}`} data-stored={lastListKey(kind)}>
      {inList && (
        <p>
          {inList.position} of {inList.total.toLocaleString('en')} in:{' '}
          <Link to={inList.list.path}>{inList.list.filters.join(', ') || `${pluralOf(kind)} in your order`}</Link>
        </p>
      )}
      {link(beside.previous, 'prev', 'Previous')}
      {link(beside.next, 'next', 'Next')}
    </nav>
  );
}

type ListNeighbours = InList & { list: LastList };

/**
 * The entry's neighbours in the list that this tab showed last; null where there was none, or where the entry is not in
 * it, and `asked` until the answer is there.
 */
function useListNeighbours(kind: KindName, slug: string): ListNeighbours | 'asked' | null {
  const [found, setFound] = useState<{ of: string; beside: ListNeighbours | 'asked' | null } | null>(null);
  const of = `${kind}/${slug}`;
  useEffect(() => {
    const list = lastList(kind);
    if (list === null) return setFound(null);
    let wanted = true;
    setFound({ of, beside: 'asked' });
    neighboursIn<InList>(kind, slug, list).then((answer) => {
      if (!wanted) return;
      setFound({ of, beside: answer.ok && answer.value.position !== null ? { ...answer.value, list } : null });
    });
    return () => {
      wanted = false;
    };
  }, [kind, slug, of]);
  return found?.of === of ? found.beside : null;
}
