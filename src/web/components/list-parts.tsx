import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { DEFAULT_LIMIT, PAGE_SIZES } from '../../contract/limits.ts';
import type { Pagination } from '../../contract/pagination.ts';
import { KeptValues } from './kept-values.tsx';
import type { Chip } from './list-filters.ts';
import { changed, type ListQuery } from './list-query.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Says "1–20 of 85 spells". */
export function countText({ total, page, limit }: Pagination, noun: string, plural: string): string {
  if (total === 0) return `0 ${plural}`;
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  if (first > total) return `${total.toLocaleString('en')} ${plural}`;
  return `${first}–${last} of ${total.toLocaleString('en')} ${total === 1 ? noun : plural}`;
}

type ChipsProps = { chips: readonly Chip[]; clear: string; clearTo: string };

/** What is filtered by, each with a way to take it off. */
export function Chips({ chips, clear, clearTo }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <section className="chips" aria-label="Active filters">
      {chips.map(({ name, label, value, to }) => (
        <Link className="chip" key={`${name} ${value}`} to={to} preventScrollReset>
          <span>
            {label}: <b>{value}</b>
          </span>
          <X className="i" />
          <span className="sr">remove filter</span>
        </Link>
      ))}
      <Link className="button quiet" to={clearTo} preventScrollReset>
        {clear}
      </Link>
    </section>
  );
}

export function LetterBar({ query }: { query: ListQuery }) {
  const current = /^[a-z]$/i.test(query.letter ?? '') ? query.letter?.toUpperCase() : undefined;
  const link = (letter: string | undefined, text: string) => (
    <li key={text}>
      <Link to={changed(query, { letter })} aria-current={current === letter ? 'true' : undefined} preventScrollReset>
        {text}
      </Link>
    </li>
  );
  return (
    <nav className="letters" aria-label="Browse by letter">
      <ol>
        {link(undefined, 'All')}
        {LETTERS.map((letter) => link(letter, letter))}
      </ol>
    </nav>
  );
}

/** An order of a list; the parameter `sort` without a value is by name. */
export type SortOption = { value: string; label: string };

type ToolbarProps = { query: ListQuery; sorts?: readonly SortOption[]; children?: ReactNode };

/** Order and page size; a form of its own, so that it works without scripts. */
export function Toolbar({ query, sorts, children }: ToolbarProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (change: Record<string, string>) =>
    navigate(pathname + changed(query, change), { preventScrollReset: true });
  const limit = query.limit ?? String(DEFAULT_LIMIT);
  const own = ['page', 'limit', ...(sorts ? ['sort'] : [])];
  return (
    <Form className="toolbar" aria-label="Order and page size">
      {children}
      {sorts && (
        <span className="inline grow">
          <label htmlFor="sort">Sort</label>
          <select id="sort" name="sort" value={query.sort ?? ''} onChange={(event) => go({ sort: event.target.value })}>
            <option value="">Name</option>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className={sorts ? 'inline' : 'inline grow'}>
        <label htmlFor="limit">Per page</label>
        <select id="limit" name="limit" value={limit} onChange={(event) => go({ limit: event.target.value })}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
          {!PAGE_SIZES.some((size) => String(size) === limit) && <option>{limit}</option>}
        </select>
      </span>
      <KeptValues query={query} own={own} />
      <noscript>
        <button className="button" type="submit">
          Apply
        </button>
      </noscript>
    </Form>
  );
}

/** Whether another page of the same list is on its way for longer than a blink. */
export function useListLoading(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 200);
    return () => clearTimeout(timer);
  }, [loading]);
  return slow;
}
