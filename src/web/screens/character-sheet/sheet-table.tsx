import { Fragment, useId, useState } from 'react';
import type { SheetRow } from '../../../contract/sheets.ts';
import type { Segment } from '../../../sheets/recognise.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrangeRows, type Order } from './row-order.ts';

type SheetTableProps = {
  title: string;
  rows: readonly SheetRow[];
  /** The recognised names of each row, by column; empty until they are known. */
  recognised: readonly Readonly<Record<string, readonly Segment[]>>[];
};

/** One tab of the sheet, sortable by each column and searchable. */
export function SheetTable({ title, rows, recognised }: SheetTableProps) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order | null>(null);
  const heading = useId();
  const field = useId();
  const columns = Object.keys(rows[0] ?? {});
  const figures = new Set(columns.filter((column) => isFigures(rows, column)));
  const places = arrangeRows(rows, search, order);
  const count = places.length === rows.length ? `${rows.length}` : `${places.length} of ${rows.length}`;
  return (
    <section className="sheet-section" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p className="muted" role="status">
          {rows.length === 0 ? 'No rows' : `${count} ${rows.length === 1 ? 'row' : 'rows'}`}
        </p>
        {rows.length > 1 && (
          <>
            <label className="sr-only" htmlFor={field}>
              Search {title}
            </label>
            <input
              id={field}
              type="search"
              placeholder={`Search ${title}`}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </>
        )}
      </header>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
        <section className="book-table scroll" tabIndex={0} aria-label={`${title}, table`}>
          <table className="sheet-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <SortHead
                    key={column}
                    column={column}
                    figures={figures.has(column)}
                    order={order}
                    onOrder={setOrder}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <tr key={place}>
                  {columns.map((column) => (
                    <SheetCell
                      key={column}
                      value={rows[place]?.[column] ?? null}
                      figures={figures.has(column)}
                      segments={recognised[place]?.[column]}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {places.length === 0 && <p className="muted">No row holds “{search}”.</p>}
        </section>
      )}
    </section>
  );
}

/** Whether a column has only numbers, which are right-aligned. */
function isFigures(rows: readonly SheetRow[], column: string): boolean {
  const values = rows.map((row) => row[column] ?? null).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === 'number');
}

type SortHeadProps = { column: string; figures: boolean; order: Order | null; onOrder: (order: Order | null) => void };

function SortHead({ column, figures, order, onOrder }: SortHeadProps) {
  const mine = order?.column === column ? order : null;
  const next = mine === null ? { column, descending: false } : mine.descending ? null : { column, descending: true };
  return (
    <th
      scope="col"
      className={figures ? 'numeric' : undefined}
      aria-sort={mine === null ? undefined : mine.descending ? 'descending' : 'ascending'}
    >
      <button className="sort" type="button" onClick={() => onOrder(next)}>
        {column}
        {mine && (mine.descending ? <Icon name="arrow-down" /> : <Icon name="arrow-up" />)}
      </button>
    </th>
  );
}

type SheetCellProps = { value: string | number | null; figures: boolean; segments: readonly Segment[] | undefined };

function SheetCell({ value, figures, segments }: SheetCellProps) {
  if (value === null) return <td />;
  if (segments === undefined) return <td className={figures ? 'numeric' : undefined}>{value}</td>;
  return (
    <td>
      {segments.map((segment, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
        <Fragment key={i}>
          <SheetSegment segment={segment} />
        </Fragment>
      ))}
    </td>
  );
}

/** A recognised name is a link. An unknown name shows the most similar entry, or says that there is none. */
function SheetSegment({ segment: { text, match } }: { segment: Segment }) {
  if (match === undefined) return text;
  if (match === null)
    return (
      <>
        {text} <span className="nearest-name">(not found)</span>
      </>
    );
  if (match.exact) return <Link to={paths.entry(match.kind, match.slug)}>{text}</Link>;
  return (
    <>
      {text}{' '}
      <span className="nearest-name">
        (nearest: <Link to={paths.entry(match.kind, match.slug)}>{match.name}</Link>)
      </span>
    </>
  );
}
