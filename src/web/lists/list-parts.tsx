import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Pagination } from '../../contract/pagination.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useNeighbourFocus } from '../ui/use-neighbour-focus.ts';
import type { FilterOptions } from './filter-options.ts';
import type { Chip } from './list-filters.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Such as "1–20 of 85 spells". */
export function countText({ total, page, limit }: Pagination, noun: string, plural: string): string {
  if (total === 0) return `0 ${plural}`;
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return `${first}–${last} of ${totalText({ total }, noun, plural)}`;
}

/** Such as "85 spells". */
export const totalText = ({ total }: Pick<Pagination, 'total'>, noun: string, plural: string): string =>
  `${total.toLocaleString('en')} ${total === 1 ? noun : plural}`;

type ChipsProps = { chips: readonly Chip[]; clear: string; clearTo: string };

/** The values that the list is filtered by, each a link that removes it. */
export function Chips({ chips, clear, clearTo }: ChipsProps) {
  const { group, onPress } = useNeighbourFocus();
  if (chips.length === 0) return null;
  return (
    <section className="chips" ref={group} aria-label="Active filters">
      {chips.map(({ name, label, value, to }) => (
        <Link className="chip" key={`${name} ${value}`} to={to} onClick={onPress} preventScrollReset>
          <span>
            {label}: <b>{value}</b>
          </span>
          <Icon name="x" />
          <span className="sr-only">remove filter</span>
        </Link>
      ))}
      <ButtonLink variant="quiet" to={clearTo} onClick={onPress} preventScrollReset>
        {clear}
      </ButtonLink>
    </section>
  );
}

export function LetterBar({ query, filterOptions }: { query: ListQuery; filterOptions: FilterOptions | null }) {
  const none = new Set(
    filterOptions
      ?.counted('starts_with')
      .filter(({ count }) => count === 0)
      .map(({ value }) => value),
  );
  const current = /^[a-z]$/i.test(query.letter ?? '') ? query.letter?.toUpperCase() : undefined;
  const all = changed(query, { letter: undefined });
  const link = (letter: string | undefined, text: string) => (
    <li key={text}>
      <Link
        to={letter === undefined ? all : `${all}${all === '?' ? '' : '&'}letter=${letter}`}
        aria-current={current === letter ? 'true' : undefined}
        data-none={none.has(text) ? '' : undefined}
        preventScrollReset
      >
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

/** Whether another page of the same list has been loading for more than 200 ms. */
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
