import type { ReactNode } from 'react';
import type { Pagination } from '../../contract/pagination.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { Link } from '../navigation/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { pageNumbers } from './page-numbers.ts';

type PagerProps = { query: ListQuery; pagination: Pagination };

/** A pager with previous, up to five page numbers, and next; hidden where there is one page. */
export function NumberPager({ query, pagination }: PagerProps) {
  return (
    <PagerFrame query={query} pagination={pagination}>
      <ol>
        {pageNumbers(pagination.page, pagination.pages).map((number) => (
          <li key={number}>
            <Link
              to={changed(query, { page: String(number) })}
              aria-label={`Page ${number}`}
              aria-current={number === pagination.page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </PagerFrame>
  );
}

/** A pager with previous, "Page X of Y", and next; hidden where there is one page. */
export function SimplePager({ query, pagination }: PagerProps) {
  return (
    <PagerFrame query={query} pagination={pagination}>
      <p>
        Page {pagination.page} of {pagination.pages}
      </p>
    </PagerFrame>
  );
}

function PagerFrame({ query, pagination: { page, pages }, children }: PagerProps & { children: ReactNode }) {
  if (pages <= 1) return null;
  const step = (to: number, enabled: boolean, content: ReactNode) => (
    <ButtonLink to={enabled ? changed(query, { page: String(to) }) : null}>{content}</ButtonLink>
  );
  return (
    <nav className="pager" aria-label="Pages">
      {step(
        page - 1,
        page > 1,
        <>
          <Icon name="chevron-left" /> <span className="word">Previous</span>
          <span className="sr-only">page</span>
        </>,
      )}
      {children}
      {step(
        page + 1,
        page < pages,
        <>
          <span className="word">Next</span> <span className="sr-only">page</span> <Icon name="chevron-right" />
        </>,
      )}
    </nav>
  );
}
