import { booksText } from '../../contract/books.ts';
import type { BookOptions } from '../../contract/rulebooks.ts';
import { apiPaths } from '../api-paths.ts';
import { browserApi } from '../data/api.ts';
import { myBooks } from '../data/my-books.ts';
import { paths } from '../paths.ts';
import { useStored } from '../storage/use-stored.ts';
import { Icon } from '../ui/icon.tsx';

const CORE = 'core';

/**
 * The action that puts a rulebook among the visitor's books, or takes it out. Whoever has none yet begins from the core books.
 * Without scripts it leads to the page where books are chosen.
 */
export function AmongMyBooks({ slug }: { slug: string }) {
  const mine = useStored(myBooks, null);
  const isIn = mine?.books.includes(slug) ?? false;
  const toggle = async () => {
    const options = await browserApi<BookOptions>(apiPaths.bookOptions());
    if (!options.ok) return alert(`The books could not be changed. ${options.cause}`);
    const { books, sets } = options.value;
    const chosen = new Set(mine?.books ?? sets.find((set) => set.slug === CORE)?.books);
    if (isIn) chosen.delete(slug);
    else chosen.add(slug);
    if (chosen.size === 0) return myBooks.write(null);
    const text = booksText(chosen, {
      books: books.map((book) => book.slug),
      sets: Object.fromEntries(sets.map((set) => [set.slug, set.books])),
    });
    const none = { campaign: '', name: '', added: [], bans: {}, lifted: false };
    myBooks.write({ ...none, ...mine, text, books: [...chosen], of: books.length });
    if (!mine?.campaign) return;
    const { campaigns } = await import('../screens/campaign/campaign-store.ts');
    campaigns.update((all) => all.map((each) => (each.id === mine.campaign ? { ...each, books: text } : each)));
  };
  return (
    <>
      <button
        className="entry-action my-books needs-script"
        type="button"
        aria-pressed={isIn}
        title={isIn ? 'Take it out of my books' : 'Put it among my books'}
        data-stored={myBooks.key}
        onClick={toggle}
      >
        <Icon name={isIn ? 'check' : 'book-marked'} />
        My books
      </button>
      <noscript>
        <a className="entry-action" href={paths.books(`${CORE},${slug}`)}>
          <Icon name="book-marked" />
          My books
        </a>
      </noscript>
    </>
  );
}
