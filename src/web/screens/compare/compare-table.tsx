import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { KindName } from '../../../contract/kinds.ts';
import { readQuery } from '../../../contract/query.ts';
import { IconLink } from '../../navigation/button-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Sigil } from '../../ui/sigil.tsx';
import type { Column, Comparison, Row } from './comparison.ts';

type CompareTableProps = {
  label: string;
  kind: KindName;
  comparison: Comparison;
  onlyDifferent: boolean;
  /** The heading of the lines that are worked out. */
  worked: string;
  /** The address without one of the entries. */
  without: (column: Column) => string;
};

/**
 * The entries as columns. Lines that agree are quiet, lines that differ are marked. On a phone two columns fit: the others are
 * swiped in, and the names stay above them.
 */
export function CompareTable({ label, kind, comparison, onlyDifferent, worked, without }: CompareTableProps) {
  const { columns } = comparison;
  const { region, names, first, onScroll, onKeyDown } = useColumns(columns.length);
  const { header, gone } = useGone();
  const shown = (rows: readonly Row[]) => rows.filter(({ differs }) => differs || !onlyDifferent);
  const head = (column: Column) => (
    <Head kind={kind} column={column} out={columns.length > 1 ? without(column) : null} />
  );
  const groups = [
    { title: null, rows: shown(comparison.rows) },
    { title: worked, rows: shown(comparison.worked) },
  ].filter(({ rows }) => rows.length > 0);
  const last = Math.min(first + 2, columns.length);
  return (
    <>
      {columns.length > 2 && (
        <p className="compare-at" role="status">
          {first + 1}–{last} of {columns.length}, swipe for more
        </p>
      )}
      <div className="compare" data-columns={columns.length}>
        <div className="compare-names" aria-hidden="true" data-shown={gone ? '' : undefined}>
          <div ref={names}>
            {columns.map((column) => (
              <span className="name" key={keyOf(column)}>
                {column.name}
              </span>
            ))}
          </div>
        </div>
        <section
          className="compare-scroll"
          ref={region}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs the keyboard focus
          tabIndex={0}
          aria-label={label}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          <table>
            <caption className="sr-only">{label}</caption>
            <thead ref={header}>
              <tr>
                <td />
                {columns.map((column) => (
                  <th scope="col" key={keyOf(column)}>
                    {head(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ title, rows }) => (
                <Fragment key={title}>
                  {title && (
                    <tr className="compare-group">
                      <th scope="rowgroup" colSpan={columns.length + 1}>
                        {title}
                      </th>
                    </tr>
                  )}
                  {rows.map((row) => (
                    <CompareRow key={row.label} row={row} columns={columns} />
                  ))}
                </Fragment>
              ))}
              {groups.length === 0 && (
                <tr>
                  <th colSpan={columns.length + 1}>All lines agree.</th>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}

const keyOf = ({ slug, build = '' }: Column): string => `${slug}?${build}`;

type HeadProps = { kind: KindName; column: Column; out: string | null };

function Head({ kind, column: { slug, build, name, note, school }, out }: HeadProps) {
  return (
    <>
      <span className="name">
        {school && <Sigil school={school} />}
        <Link to={paths.entry(kind, slug, readQuery(build ?? ''))}>{name}</Link>
      </span>
      {note && <small>{note}</small>}
      {out && <IconLink icon="x" label={`Take ${name} out`} to={out} preventScrollReset />}
    </>
  );
}

function CompareRow({ row: { label, cells, differs }, columns }: { row: Row; columns: readonly Column[] }): ReactNode {
  return (
    <tr className={differs ? 'differs' : columns.length > 1 ? 'same' : undefined}>
      <th scope="row">
        {label}
        {differs && <span className="sr-only"> (differs)</span>}
      </th>
      {cells.map((cell, i) => (
        <td key={columns[i] && keyOf(columns[i])}>
          {cell?.text ?? '—'}
          {cell?.note && <small>{cell.note}</small>}
        </td>
      ))}
    </tr>
  );
}

/** The first column that is in view where not all of them fit, and what moves them. */
function useColumns(count: number) {
  const region = useRef<HTMLElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const width = () => (region.current?.querySelector('thead th')?.getBoundingClientRect().width ?? 0) || 1;
  const onScroll = () => {
    const { scrollLeft = 0 } = region.current ?? {};
    if (names.current) names.current.scrollLeft = scrollLeft;
    setFirst(Math.min(Math.round(scrollLeft / width()), Math.max(0, count - 2)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const element = region.current;
    if (step === undefined || element === null || element.scrollWidth <= element.clientWidth) return;
    event.preventDefault();
    element.scrollBy({ left: step * width() });
  };
  return { region, names, first, onScroll, onKeyDown };
}

/** Whether the names at the top of the table have been scrolled out of view, below the header of a phone. */
function useGone() {
  const header = useRef<HTMLTableSectionElement>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry && setGone(!entry.isIntersecting && entry.boundingClientRect.top < 64),
      { rootMargin: '-64px 0px 0px' },
    );
    if (header.current) observer.observe(header.current);
    return () => observer.disconnect();
  }, []);
  return { header, gone };
}
