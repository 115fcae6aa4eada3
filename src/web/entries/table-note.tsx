import type { KindName } from '../../contract/kinds.ts';
import { myBooks } from '../data/my-books.ts';
import { useStored } from '../storage/use-stored.ts';

type TableNoteProps = { kind: KindName; slug: string };

/** What the visitor's table says of an entry: that it is banned, and why, or added. Nothing where it says nothing. */
export function TableNote({ kind, slug }: TableNoteProps) {
  const mine = useStored(myBooks, null);
  const entry = `${kind}/${slug}`;
  const ban = mine?.bans[entry];
  const table = mine?.name || 'My books';
  return (
    <span className="table-note" data-stored={myBooks.key}>
      {ban !== undefined && (
        <span className="ban">
          Banned at {table}
          {ban && `: ${ban}`}
        </span>
      )}
      {mine?.added.includes(entry) && <span>Added to the books of {table}</span>}
    </span>
  );
}
