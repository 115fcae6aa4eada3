import type { BookOptions } from '../../../contract/rulebooks.ts';
import { liftBooks, myBooks } from '../../data/my-books.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { useStored } from '../../storage/use-stored.ts';
import { Button } from '../../ui/button.tsx';

/** The usual sets of books to begin from. */
export function SetLinks({ options: { sets, books } }: { options: BookOptions }) {
  const every = { slug: 'all', name: 'Every book', books };
  return (
    <section className="panel" aria-labelledby="sets">
      <h2 id="sets">Begin from a set</h2>
      <ul className="lines">
        {[...sets, every].map((set) => (
          <li key={set.slug}>
            <Link to={paths.books(set.slug)}>{set.name}</Link>
            <span>{set.books.length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether books are in force in this browser, with the button that lifts them or puts them in force again. */
export function InForceNote() {
  const mine = useStored(myBooks, null);
  if (mine === null) return null;
  const { lifted, name, books } = mine;
  const count = `${books.length} ${books.length === 1 ? 'book' : 'books'}`;
  return (
    <section className="panel on-note" aria-labelledby="on">
      <h2 id="on">{lifted ? 'Lifted for now' : 'In force here'}</h2>
      <p>
        {lifted
          ? `Everything is shown, though ${name || 'your table'} allows ${count}.`
          : `Lists, search, the shop and eligibility keep to ${count}${name && ` of ${name}`}.`}
      </p>
      <p className="after-table">
        <Button onClick={() => liftBooks(!lifted)}>{lifted ? 'Put in force' : 'Lift for now'}</Button>
      </p>
    </section>
  );
}
