import type { MouseEvent } from 'react';
import type { Rule, RuleTable } from '../../../contract/rules.ts';
import { isFigure } from '../../../rules/figure-text.ts';
import { changed, useListQuery } from '../../data/list-query.ts';
import { Prose, useFollowLinks } from '../../entries/prose.tsx';
import { SectionLink } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { matchingRows } from './table-filter.ts';
import { TableFilterForm } from './table-filter-form.tsx';

type RuleTableProps = {
  rule: Rule;
  table: RuleTable;
  /** Whether its name stands above it. It does not where the heading before it is the same. */
  named: boolean;
};

/** A table of a page of the rules. Each row has an address. */
export function RuleTableView({ rule, table, named }: RuleTableProps) {
  const follow = useFollowLinks();
  const query = useListQuery();
  const { id, name, note_html, filters } = table;
  const shown = filters.length > 0 ? new Set(matchingRows(table, query)) : null;
  const groups = rowsOf(table, shown);
  const parts = isLong(table) ? inThree(table) : [groups];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link inside fires a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on the links inside
    <div className={lookOf(table)} id={id} onClick={follow}>
      {named && (
        <>
          <SectionLink id={id} name={name} />
          <h3>{name}</h3>
        </>
      )}
      {shown && (
        <>
          <TableFilterForm table={table} query={query} />
          <p className="table-found" role="status">
            {shown.size < table.rows.length && (
              <>
                {shown.size} of {table.rows.length}.{' '}
                <Link to={changed({}, {})} onClick={focusField} replace preventScrollReset>
                  Show all
                </Link>
              </>
            )}
          </p>
        </>
      )}
      <div className={parts.length > 1 ? 'three-up' : undefined}>
        {parts.map((groups) => (
          <div className="book-table" key={groups[0]?.rows[0]}>
            <table>
              <caption className="sr-only">{name}</caption>
              <Head table={table} />
              {groups.map((group) => (
                <Group key={group.name ?? group.rows[0]} rule={rule} table={table} group={group} />
              ))}
            </table>
          </div>
        ))}
      </div>
      {note_html && <Prose html={note_html} className="table-note" />}
    </div>
  );
}

/** Focuses the field of the table whose link was pressed, since the link is gone once all rows are shown. */
function focusField({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('.rule-table')?.querySelector<HTMLElement>('[type="search"]')?.focus();
}

/** Rows below one head, by their indexes in the table. */
type Rows = { name: string | null; rows: readonly number[] };

/** The rows of the table by their heads; of a filtered one those that are shown. Heads without rows are left out. */
function rowsOf({ rows, groups }: RuleTable, shown: ReadonlySet<number> | null): Rows[] {
  const starts = groups[0]?.from === 0 ? groups : [{ name: null, from: 0 }, ...groups];
  return starts
    .map(({ name, from }, index) => {
      const end = starts[index + 1]?.from ?? rows.length;
      return { name, rows: range(from, end).filter((row) => shown?.has(row) ?? true) };
    })
    .filter((group) => group.rows.length > 0);
}

const range = (from: number, end: number) => Array.from({ length: Math.max(0, end - from) }, (_, n) => from + n);

/** Characters in a line of a table that stands in the column of the text, and of one that takes half of it. */
const SHORT = 64;
const SHORTEST = 26;

/** The look of a table by the width of its longest cells. */
function lookOf(table: RuleTable): string {
  const { rows } = table;
  const widths = widthsOf(table);
  const width = widths.reduce((sum, columnWidth) => sum + columnWidth, 0);
  if (width > SHORT || rows.length >= LONG) return 'rule-table';
  return width > SHORTEST ? 'rule-table short' : 'rule-table short shortest';
}

/** The characters of the longest cell of each column. */
const widthsOf = ({ columns, rows }: RuleTable): number[] =>
  columns.map((column, index) =>
    Math.max(...[column, ...rows.map((row) => textOf(row[index] ?? null))].map(({ length }) => length)),
  );

/** Characters in a line of a column of text, and in one that stays on one line beside it: `Ingested DC 16`. */
const TEXT = 60;
const BRIEF = 16;

/** The columns that stay on one line beside a column of text. */
function briefColumns(table: RuleTable): ReadonlySet<number> {
  const widths = widthsOf(table);
  const brief = widths.flatMap((width, column) => (column > 0 && width <= BRIEF ? [column] : []));
  const sum = brief.reduce((total, column) => total + (widths[column] ?? 0), 0);
  return new Set(widths.some((width) => width > TEXT) && sum <= TEXT ? brief : []);
}

/** Rows of a table that is shown in three columns. */
const LONG = 18;

/** Whether the table is a long list of figures, which wide windows show in three columns. */
const isLong = (table: RuleTable) =>
  table.rows.length >= LONG &&
  table.groups.length === 0 &&
  table.columns.length <= 4 &&
  table.columns.every((_, column) => isNumeric(table, column));

function inThree({ rows }: RuleTable): Rows[][] {
  const length = Math.ceil(rows.length / 3);
  return [0, 1, 2].map((part) => {
    return [{ name: null, rows: range(part * length, Math.min(rows.length, (part + 1) * length)) }];
  });
}

const FIGURE = /^[+−×]?[\d,./–-]+ ?(?:%|ft\.|lb\.|gp|sp|cp|in\.)?$/;

/** Whether all cells of the column are figures, which stand at its right. */
function isNumeric({ rows }: RuleTable, column: number): boolean {
  const cells = rows.map((row) => row[column] ?? null).filter((cell) => cell !== null);
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number' || FIGURE.test(cell));
}

function Head({ table }: { table: RuleTable }) {
  return (
    <thead>
      <tr>
        {table.columns.map((column, index) => (
          <th key={column} scope="col" className={index > 0 && isNumeric(table, index) ? 'numeric' : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Group({ rule, table, group: { name, rows } }: { rule: Rule; table: RuleTable; group: Rows }) {
  const brief = briefColumns(table);
  return (
    <tbody>
      {name !== null && (
        <tr className="row-group">
          <th colSpan={table.columns.length} scope="rowgroup">
            {name}
            {table.filters.length > 0 && <small className="count">{rows.length}</small>}
          </th>
        </tr>
      )}
      {rows.map((index) => (
        <TableRow key={index} rule={rule} table={table} index={index} brief={brief} />
      ))}
    </tbody>
  );
}

type TableRowProps = { rule: Rule; table: RuleTable; index: number; brief: ReadonlySet<number> };

function TableRow({ rule, table, index, brief }: TableRowProps) {
  const [first = null, ...cells] = table.rows[index] ?? [];
  const id = table.row_ids[index] ?? '';
  const term = rule.glossary.find((listed) => listed.id === id);
  const answers = table.filters.find(({ parameter }) => parameter === 'provokes')?.column;
  return (
    <tr id={id}>
      <th scope="row" className={isFigure(textOf(first)) ? ONE_LINE : undefined}>
        <SectionLink id={id} name={textOf(first)} />
        {term && !String(first).includes('<a ') ? (
          <a href={paths.entry('glossary', term.slug)} data-kind="glossary">
            <Cell value={first} />
          </a>
        ) : (
          <Cell value={first} />
        )}
      </th>
      {cells.map((cell, n) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
          key={n}
          className={answers === n + 1 ? answerClass(cell) : cellClass(table, n + 1, cell, brief)}
        >
          {answers === n + 1 ? <Reply value={String(cell ?? '')} /> : <Cell value={cell} />}
        </td>
      ))}
    </tr>
  );
}

function cellClass(
  table: RuleTable,
  column: number,
  cell: string | number | null,
  brief: ReadonlySet<number>,
): string | undefined {
  if (cell === null) return 'nothing';
  const line = isFigure(textOf(cell)) ? ONE_LINE : null;
  const look = isNumeric(table, column) ? 'numeric' : brief.has(column) ? 'brief' : null;
  return [look, line].filter(Boolean).join(' ') || undefined;
}

/** The class of a cell that is a figure or a range of figures. */
const ONE_LINE = 'one-line';

/** The class of a cell that says whether something provokes an attack of opportunity. */
function answerClass(cell: string | number | null): string {
  if (String(cell).startsWith('Yes')) return 'provokes';
  return String(cell).startsWith('No') ? 'safe' : 'depends';
}

/** `Maybe, if the action that you aid provokes`: the condition stands below the answer. */
function Reply({ value }: { value: string }) {
  const comma = value.indexOf(', ');
  if (comma < 0) return <Cell value={value} />;
  return (
    <>
      {value.slice(0, comma)}
      <small>
        <Cell value={value.slice(comma + 2)} />
      </small>
    </>
  );
}

function Cell({ value }: { value: string | number | null }) {
  if (value === null) return '—';
  if (typeof value === 'number') return value.toLocaleString('en');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown in which HTML is not allowed
  return <span dangerouslySetInnerHTML={{ __html: value }} />;
}

const textOf = (cell: string | number | null) => String(cell ?? '').replace(/<[^>]*>/g, '');
