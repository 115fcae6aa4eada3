import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { DEFAULT_LIMIT, PAGE_SIZES } from '../../contract/limits.ts';
import type { Pagination } from '../../contract/pagination.ts';
import { readQuery } from '../../contract/query.ts';
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

type FilterFormProps = {
  label: string;
  query: ListQuery;
  keep: readonly string[];
  className?: string;
  children: ReactNode;
};

/** The form of a list's filters: a plain GET form that applies each choice at once where scripts run. */
export function FilterForm({ label, query, keep, className = 'rail scotch', children }: FilterFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const searchField = useRef(query.search ?? '');
  searchField.current = query.search ?? '';
  const [revision, shows] = useRevision(query);

  const apply = (form: HTMLFormElement, submitted: boolean) => {
    const values: Record<string, string> = Object.create(null);
    for (const [name, value] of new FormData(form)) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      values[name] = values[name] === undefined ? value : `${values[name]},${value}`;
    }
    // Search text counts only once it is submitted.
    if (!submitted) {
      if (searchField.current) values.search = searchField.current;
      else delete values.search;
    }
    const address = changed(values, {});
    shows(readQuery(address));
    navigate(pathname + address, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget, true);
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as unknown as HTMLInputElement;
    if (field.tagName === 'SELECT' || field.type === 'checkbox' || field.type === 'radio')
      apply(event.currentTarget, false);
  };
  return (
    <Form
      className={className}
      id="filters"
      data-closed=""
      aria-label={label}
      key={revision}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {children}
      {keep.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
      <noscript>
        <p className="actions">
          <button className="button" type="submit">
            Apply filters
          </button>
        </p>
      </noscript>
    </Form>
  );
}

/**
 * Numbers the states of a form whose fields keep their own values: a new number, and so a new form, where the address says
 * something else than what the form itself asked for. What is being typed survives the form's own changes.
 */
function useRevision(query: ListQuery): [number, (asked: ListQuery) => void] {
  const state = JSON.stringify(query);
  const shown = useRef(state);
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    if (state === shown.current) return;
    shown.current = state;
    setRevision((number) => number + 1);
  }, [state]);
  const shows = (asked: ListQuery) => {
    shown.current = JSON.stringify(asked);
  };
  return [revision, shows];
}

/** Opens and closes the filters where the rail does not fit beside the list. */
export function FilterToggle({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.getElementById('filters')?.toggleAttribute('data-closed', !open);
  });
  return (
    <p className="only-narrow filter-toggle needs-script">
      <button
        className="button"
        type="button"
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => document.querySelector<HTMLElement>('#filters input[type="search"]')?.focus());
        }}
      >
        <Search className="i" /> Search
      </button>
      <button
        className="button"
        type="button"
        aria-expanded={open}
        aria-controls="filters"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal className="i" /> Filters{count > 0 && ` (${count})`}
      </button>
    </p>
  );
}

export function SearchField({
  label,
  query,
  placeholder = 'Name or text',
}: {
  label: string;
  query: ListQuery;
  placeholder?: string;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="join">
        <input id={id} name="search" type="search" placeholder={placeholder} defaultValue={query.search} />
        <button className="button primary" type="submit">
          Search
        </button>
      </span>
    </div>
  );
}

type Option = { value: string; label: string };
type SelectFieldProps = { label: string; name: string; query: ListQuery; any: string; options: readonly Option[] };

export function SelectField({ label, name, query, any, options }: SelectFieldProps) {
  const id = useId();
  const value = query[name] ?? '';
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function TextField({ label, name, query }: { label: string; name: string; query: ListQuery }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" placeholder="Any" defaultValue={query[name]} />
    </div>
  );
}

export type Chip = { name: string; label: string; value: string; to: string };

/** What is filtered by, each with a way to take it off. */
export function Chips({
  chips,
  clear = 'Clear all filters',
  clearTo,
}: {
  chips: readonly Chip[];
  clear?: string;
  clearTo: string;
}) {
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

type ToolbarProps = { query: ListQuery; sorts?: readonly Option[]; keep: readonly string[]; children?: ReactNode };

/** Order and page size; a form of its own, so that it works without scripts. */
export function Toolbar({ query, sorts, keep, children }: ToolbarProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (change: Record<string, string>) =>
    navigate(pathname + changed(query, change), { preventScrollReset: true });
  const limit = query.limit ?? String(DEFAULT_LIMIT);
  return (
    <Form className="toolbar" aria-label="Order and page size">
      {children}
      {sorts && (
        <span className="inline grow">
          <label htmlFor="sort">Sort</label>
          <select id="sort" name="sort" value={query.sort ?? ''} onChange={(event) => go({ sort: event.target.value })}>
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
      {keep.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
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
