import { useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { booksText } from '../../../contract/books.ts';
import { readQuery } from '../../../contract/query.ts';
import type { BookOptions } from '../../../contract/rulebooks.ts';
import { apiPaths } from '../../api-paths.ts';
import { type Answer, type Api, apiOf, pageApi } from '../../data/api.ts';
import { type MyBooks, myBooks } from '../../data/my-books.ts';
import { servePage, usePageData } from '../../data/page-data.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { listStyle, screenStyle } from '../../layout/page-style.ts';
import { pageMeta } from '../../layout/site.ts';
import { ErrorState } from '../../layout/states.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { useStored } from '../../storage/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/books';
import { BookChoice } from './book-choice.tsx';
import styleUrl from './campaign.css?url';
import { CampaignIndex } from './campaign-index.tsx';
import { campaigns, changeCampaign } from './campaign-store.ts';
import { chosenBooks, tableOf } from './chosen-books.ts';
import { InForceNote, SetLinks } from './set-links.tsx';

async function load(api: Api, request: Request) {
  const { books } = readQuery(new URL(request.url).searchParams);
  const options = await api<BookOptions>(apiPaths.bookOptions());
  return { page: { text: books ?? null, options }, answer: options };
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  servePage(context, await load(apiOf(context), request));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load(pageApi(request), request)).page;

export const links = () => [listStyle, screenStyle(styleUrl)];
export const meta = () =>
  pageMeta(
    'My books',
    'Choose the D&D 3.5e rulebooks that your table allows: every list, the search, the shop and characters keep to them.',
  );

type Page = { text: string | null; options: Answer<BookOptions> };

export default function BooksScreen({ loaderData }: Route.ComponentProps) {
  const { text, options } = usePageData<Page>(loaderData);
  return (
    <>
      <Breadcrumb here="My books" />
      <div className="list-head">
        <h1>My books</h1>
        <p>
          What your table allows: kept in this browser, and in links. {options.ok && <a href="#campaigns">Campaigns</a>}
        </p>
      </div>
      {options.ok ? (
        <Books text={text} options={options.value} />
      ) : (
        <ErrorState title="The rulebooks could not be loaded" cause={options.cause} />
      )}
    </>
  );
}

function Books({ text, options }: { text: string | null; options: BookOptions }) {
  const mine = useStored(myBooks, null);
  const { books, errors } = chosenBooks(text ?? mine?.text ?? '', options);
  const none = text === null && mine === null;
  return (
    <div className="detail">
      <div>
        {errors.map(({ value, message }) => (
          <p className="fault" role="alert" key={value}>
            “{value}” {message}.
          </p>
        ))}
        <Choice chosen={none ? new Set() : books} options={options} mine={mine} asked={text} />
        <CampaignIndex books={none ? 'core' : booksText(books, tableOf(options))} />
      </div>
      <div className="aside">
        <InForceNote />
        <SetLinks options={options} />
      </div>
    </div>
  );
}

type ChoiceProps = {
  chosen: ReadonlySet<string>;
  options: BookOptions;
  mine: MyBooks | null;
  asked: string | null;
};

/** The form in which the books are chosen. Without scripts it leads to links with them. */
function Choice({ chosen: first, options, mine, asked }: ChoiceProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const from = `${asked} ${mine?.text}`;
  const begun = { from, chosen: first, fault: '' };
  const [choice, setChoice] = useState(begun);
  // Other books in the address or in force replace what is chosen. A new form would lose the focus.
  if (choice.from !== from) setChoice(begun);
  const { chosen, fault } = choice;
  const text = booksText(chosen, tableOf(options));
  const use = () => {
    if (chosen.size === 0) return setChoice({ ...choice, fault: 'Choose at least one book, or begin from a set.' });
    const own = mine?.campaign ? campaigns.read().find(({ id }) => id === mine.campaign) : undefined;
    const of = options.books.length;
    if (own) changeCampaign({ ...own, books: text }, [...chosen], of);
    else myBooks.write({ text, books: [...chosen], of, campaign: '', name: '', added: [], bans: {}, lifted: false });
    if (asked !== null) navigate(paths.books(), { replace: true, preventScrollReset: true });
  };
  const choose = (next: ReadonlySet<string>) => setChoice({ from, chosen: next, fault: '' });
  const allowAll = () => {
    button.current?.focus();
    myBooks.write(null);
  };
  return (
    <Form className="book-form" action={paths.books()} aria-label="Books">
      <p className="actions">
        <Button variant="primary" icon="check" className="needs-script" ref={button} onClick={use}>
          Use these books
        </Button>
        <noscript>
          <Button type="submit">Show these books</Button>
        </noscript>
        <span className="muted" role="status">
          {chosen.size.toLocaleString('en')} of {options.books.length} chosen
        </span>
        {mine && (
          <Button variant="quiet" onClick={allowAll}>
            Allow every book
          </Button>
        )}
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {asked !== null && chosen.size > 0 && <Places text={text} />}
      <BookChoice options={options} chosen={chosen} {...(hydrated && { onChange: choose })} />
    </Form>
  );
}

/** Links to what there is in the chosen books. */
function Places({ text }: { text: string }) {
  const books = text === 'all' ? undefined : text;
  const places = [
    ['Spells', paths.list('spells', { books })],
    ['Feats', paths.list('feats', { books })],
    ['Classes', paths.list('classes', { books })],
    ['Monsters', paths.list('monsters', { books })],
    ['Items', paths.list('items', { books })],
    ['Shop', paths.shop({ books })],
  ] as const;
  return (
    <p className="book-places">
      In these books:{' '}
      {places.map(([name, to]) => (
        <Link key={name} to={to.replaceAll('%2C', ',')}>
          {name}
        </Link>
      ))}
    </p>
  );
}
