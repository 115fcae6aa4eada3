import { KIND_NAMES } from '../../contract/kinds.ts';
import { json, stored } from '../storage/stored.ts';

/** What the visitor's table allows. */
export type MyBooks = {
  /** The rulebooks and sets, as the parameter `books` takes them. */
  readonly text: string;
  /** The slugs of all these rulebooks. */
  readonly books: readonly string[];
  /** How many rulebooks there were to choose from; 0 where that was not stored. */
  readonly of: number;
  /** The campaign that it belongs to: its id and name; empty where there is none. */
  readonly campaign: string;
  readonly name: string;
  /** Entries, such as `feats/leadership`, that are allowed whatever their books. */
  readonly added: readonly string[];
  /** Entries that are not allowed, and why; the reason may be empty. */
  readonly bans: Readonly<Record<string, string>>;
  /** Whether everything is shown for now. */
  readonly lifted: boolean;
};

/** The books in force in this browser; null where there are none. */
export const myBooks = /* @__PURE__ */ stored<MyBooks | null>('books', { parse: json(readBooks) });

/** The pages that keep to the books: the lists of all kinds but two, the search and the shop. */
const PLACES = [...KIND_NAMES.filter((kind) => kind !== 'rules' && kind !== 'rulebooks'), 'search', 'shop'];

/** Whether a page keeps to the books by itself, by the first part of its path. */
export const keepsToBooks = (place: string): boolean => PLACES.includes(place);

/** Lifts the books in this browser for now, or puts them in force again. */
export function liftBooks(lifted: boolean): void {
  const books = myBooks.read();
  if (books !== null) myBooks.write({ ...books, lifted });
}

/**
 * The value of `books` on a page, by the first part of its path. Lists show what is banned and say so; a shop does not sell it.
 * The text of this function is in every page: it may use nothing from outside itself.
 */
export function booksFor({ text, added, bans }: Pick<MyBooks, 'text' | 'added' | 'bans'>, place: string): string {
  const isOf = (entry: string) => place === 'search' || entry.startsWith(`${place === 'shop' ? 'items' : place}/`);
  return [
    text,
    ...(text === 'all' ? [] : added.filter(isOf)),
    ...(place === 'shop'
      ? Object.keys(bans)
          .filter(isOf)
          .map((entry) => `-${entry}`)
      : []),
  ].join(',');
}

/** The value of `books` that a page at this address lacks; undefined where it has one, or needs none. The address wins. */
export function missingBooks({ pathname, searchParams }: URL): string | undefined {
  const mine = myBooks.read();
  const place = pathname.slice(1);
  const isShown = ['books', 'page', ...(place === 'shop' ? ['seed'] : [])].some((name) => searchParams.has(name));
  if (mine === null || mine.lifted || isShown || !keepsToBooks(place)) return undefined;
  const text = booksFor(mine, place);
  return text === 'all' ? undefined : text;
}

/** The address of a page with the visitor's books, or null where it stays as it is. */
export function withMyBooks(address: string): string | null {
  const url = new URL(address);
  const books = missingBooks(url);
  if (books === undefined) return null;
  url.searchParams.set('books', books);
  return url.pathname + url.search.replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** The same for a page that is opened by its address: a part of the script that runs before the first paint. */
export const booksScript = (address: string, query: string) =>
  `const b=JSON.parse(localStorage.getItem('${myBooks.key}'));if(b&&!b.lifted&&${JSON.stringify(PLACES)}.includes(${address})&&!${query}.has('books')&&!${query}.has('page')&&!(${address}=='shop'&&${query}.has('seed'))){const t=(${booksFor})(b,${address});if(t!='all')${query}.set('books',t)}`;

const TEXT = /^[a-z0-9,/-]{1,4000}$/;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string' && TEXT.test(text)) : [];

/** Anything else in the storage counts as nothing. */
function readBooks(value: unknown): MyBooks | null {
  const { text, books, of, campaign, name, added, bans, lifted } = (value ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string' || !TEXT.test(text)) return null;
  return {
    text,
    books: texts(books),
    of: Number(of) || 0,
    campaign: String(campaign ?? ''),
    name: String(name ?? ''),
    added: texts(added),
    bans: Object.fromEntries(Object.entries(bans ?? {}).map(([entry, reason]) => [entry, String(reason)])),
    lifted: lifted === true,
  };
}
