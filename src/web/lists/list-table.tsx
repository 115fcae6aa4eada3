import { KINDS, type KindName } from '../../contract/kinds.ts';
import { changed, type ListQuery } from '../data/list-query.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { CachedList } from '../ui/cached-fragment.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Column, columnName } from './list-columns.ts';
import { useListLoading } from './list-parts.tsx';
import { directionOf, reversed, sameColumn } from './list-sorts.ts';
import { isListed, PlaceIn } from './place-in.tsx';
import { BanMark, RowStar, Star } from './row-star.tsx';

/** The fields that every card has. `lacking`: what a character lacks for it, where the list says so. */
export type Row = { slug: string; name: string; lacking?: string | undefined };
type ListTableProps<Card> = {
  kind: KindName;
  cards: readonly Card[];
  columns: readonly Column<Card>[];
  query: ListQuery;
};

/** A list as a table; on phones each row is a name and a key figure with the other columns as text below. */
export function ListTable<Card extends Row>({ kind, cards, columns, query }: ListTableProps<Card>) {
  const shape = columns.map((column) => `${columnName(column)}${column.rank ?? ''}${column.variant ?? ''}`).join();
  return (
    <div className="book-table listing" aria-busy={useListLoading() || undefined}>
      <table className="items stack">
        <caption className="sr-only">{KINDS[kind].title}</caption>
        <thead>
          <tr>
            <Head query={query} label="Name" sort="name" />
            {columns.map(({ label, sort, ...column }) => (
              <Head key={label} query={query} label={label} sort={sort} className={classesOf(column)} />
            ))}
          </tr>
        </thead>
        <CachedList
          as="tbody"
          items={cards}
          nameOf={({ slug, lacking }) => `${kind} ${slug} row ${shape} ${lacking}`}
          entry={(card) => <TableRow key={card.slug} kind={kind} card={card} columns={columns} />}
        />
      </table>
    </div>
  );
}

type TableRowProps<Card> = { kind: KindName; card: Card; columns: readonly Column<Card>[] };

function TableRow<Card extends Row>({ kind, card, columns }: TableRowProps<Card>) {
  return (
    <tr>
      <td>
        <span className="named">
          <span className="name">
            <Link to={paths.entry(kind, card.slug)}>{card.name}</Link>
          </span>
          {isListed(card) ? (
            <>
              <Star kind={kind} slug={card.slug} name={card.name} />
              <BanMark kind={kind} slug={card.slug} />
            </>
          ) : (
            kind !== 'glossary' && <RowStar kind={kind} slug={card.slug} name={card.name} />
          )}
        </span>
      </td>
      {isListed(card) ? (
        <td className="cell-wide" colSpan={columns.length}>
          <PlaceIn {...card} />
        </td>
      ) : (
        columns.map((column) => (
          <td key={column.label} className={`${classesOf(column)} ${column.key ? 'cell-key' : 'cell-wide'}`}>
            {column.cell(card) ?? DASH}
          </td>
        ))
      )}
      <td className="cell-rest">
        {isListed(card) ? (
          <PlaceIn {...card} />
        ) : (
          columns
            .map((column) => runIn(column, card))
            .filter(Boolean)
            .join(' · ')
        )}
      </td>
    </tr>
  );
}

const DASH = <span className="muted">—</span>;

function classesOf({ num, wide, rank }: Pick<Column<never>, 'num' | 'wide' | 'rank'>): string {
  return [num && 'numeric', wide && 'wide', rank].filter(Boolean).join(' ');
}

function runIn<Card>({ key, text, words = '*', cell }: Column<Card>, card: Card): string | null {
  if (key) return null;
  if (text) return text(card);
  const content = cell(card);
  return typeof content === 'string' || typeof content === 'number' ? words.replace('*', `${content}`) : null;
}

type HeadProps = { query: ListQuery; label: string; sort: string | undefined; className?: string };

function Head({ query, label, sort, className }: HeadProps) {
  const column = columnName({ label });
  if (sort === undefined)
    return (
      <th scope="col" className={className} data-column={column}>
        {label}
      </th>
    );
  const currentSort = query.sort ?? 'name';
  const current = sameColumn(currentSort, sort);
  const direction = directionOf(currentSort);
  const next = current ? reversed(currentSort) : sort;
  return (
    <th scope="col" className={className} data-column={column} aria-sort={current ? direction : undefined}>
      <Link className="sort" to={changed(query, { sort: next === 'name' ? undefined : next })} preventScrollReset>
        {label}
        {current && (direction === 'ascending' ? <Icon name="arrow-up" /> : <Icon name="arrow-down" />)}
      </Link>
    </th>
  );
}
