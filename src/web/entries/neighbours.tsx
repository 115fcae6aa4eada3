import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Neighbours as InList, NamedSlug } from '../../contract/entries.ts';
import { type KindName, pluralOf } from '../../contract/kinds.ts';
import { type LastList, lastList, lastListKey, neighboursIn } from '../data/last-list.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

type NeighboursProps = { kind: KindName; previous: NamedSlug | null; next: NamedSlug | null };

/** Links to the previous and the next entry: in the list that the entry was opened from, else by name. */
export function Neighbours({ kind, previous, next }: NeighboursProps) {
  const { slug = '' } = useParams();
  const found = useListNeighbours(kind, slug);
  const inList = found === 'loading' ? null : found;
  const neighbours = inList ?? { previous, next };
  const link = (entry: NamedSlug | null, rel: 'prev' | 'next', word: string) =>
    entry ? (
      // The keys [ and ] follow the links by `rel`. They must not follow a link that is about to change.
      <Link to={paths.entry(kind, entry.slug)} rel={found === 'loading' ? undefined : rel}>
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
      {link(neighbours.previous, 'prev', 'Previous')}
      {link(neighbours.next, 'next', 'Next')}
    </nav>
  );
}

type ListNeighbours = InList & { list: LastList };

/**
 * The entry's neighbours in the list that this tab showed last. Null where there was none or where the entry is not in
 * it; `loading` until the response arrives.
 */
function useListNeighbours(kind: KindName, slug: string): ListNeighbours | 'loading' | null {
  const [found, setFound] = useState<{ address: string; neighbours: ListNeighbours | 'loading' | null } | null>(null);
  const address = `${kind}/${slug}`;
  useEffect(() => {
    const list = lastList(kind);
    if (list === null) return setFound(null);
    let stale = false;
    setFound({ address, neighbours: 'loading' });
    neighboursIn<InList>(kind, slug, list).then((answer) => {
      if (stale) return;
      setFound({ address, neighbours: answer.ok && answer.value.position !== null ? { ...answer.value, list } : null });
    });
    return () => {
      stale = true;
    };
  }, [kind, slug, address]);
  return found?.address === address ? found.neighbours : null;
}
