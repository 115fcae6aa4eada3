import { Fragment, type ReactNode } from 'react';
import type { ClassLevelRow } from '../../../contract/classes.ts';
import { firstFilled, type LevelColumn, levelColumns } from '../../../rules/level-table.ts';
import { ordinal } from '../../../rules/ordinal.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

type LevelTableProps = { caption: string; rows: readonly ClassLevelRow[]; firstSpellLevel: number };

/** The most columns that a phone shows side by side, apart from spells. */
const MAX_PHONE_COLUMNS = 5;

/** The level table of a class. The first number of each spell level is highlighted. */
export function LevelTable({ caption, rows, firstSpellLevel }: LevelTableProps) {
  const columns = levelColumns(rows, firstSpellLevel);
  const first = firstFilled(columns, rows);
  const groups = groupsOf(columns);
  return (
    <div
      className={
        columns.filter(({ part }) => part === 'class').length > MAX_PHONE_COLUMNS ? 'book-table' : 'book-table fits'
      }
    >
      <table className="level-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          {groups.some(({ name }) => name !== null) && (
            <tr className="group">
              <td />
              {groups.map(({ name, part, size }, i) =>
                name === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change
                  <td key={i} className={PART_CLASSES[part]} colSpan={size} />
                ) : (
                  <th key={name} className={PART_CLASSES[part]} colSpan={size} scope="colgroup">
                    {name}
                  </th>
                ),
              )}
            </tr>
          )}
          <tr>
            <th scope="col">Level</th>
            {columns.map((column, i) => (
              <th key={column.key} scope="col" className={classesOf(column, columns[i - 1])}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.level}>
              <th scope="row">{ordinal(row.level)}</th>
              {columns.map((column, i) => (
                <Cell key={column.key} row={row} column={column} before={columns[i - 1]} first={first} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The parts of the columns that a narrow screen shows one at a time. */
const PART_CLASSES = {
  class: 'level-class',
  unarmed: 'level-spells',
  day: 'level-spells',
  known: 'level-spells level-known',
} as const;

function classesOf(column: LevelColumn, before: LevelColumn | undefined): string {
  const opens = column.part !== 'class' && column.group !== before?.group;
  return [
    column.part === 'class' || isCompact(column) ? PART_CLASSES[column.part] : 'level-spells text',
    column.part === 'class' && column.centred && 'centered',
    (opens || (column.part !== 'class' && before?.part === 'class')) && 'first',
  ]
    .filter(Boolean)
    .join(' ');
}

const isCompact = ({ slot, part, centred }: LevelColumn) => slot || (part === 'unarmed' && centred);

type CellProps = {
  row: ClassLevelRow;
  column: LevelColumn;
  before: LevelColumn | undefined;
  first: ReadonlyMap<string, number>;
};

function Cell({ row, column, before, first }: CellProps) {
  const classes = [classesOf(column, before)];
  if (column.key === 'special') return <td className={classes.join(' ')}>{specials(row)}</td>;
  const text = column.text(row);
  if (text === null && column.part !== 'class') classes.push('level-none');
  if (first.get(column.key) === row.level) classes.push('level-new');
  return <td className={classes.join(' ')}>{text === null ? '—' : breakable(text)}</td>;
}

/** Lets several attacks break into two lines: +16/+11/+6/+1. */
function breakable(text: string): ReactNode {
  return text.split('/').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    <Fragment key={i}>
      {i > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

function specials({ special }: ClassLevelRow): ReactNode {
  return special.map(({ text, feature, feat, summary }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry may occur twice; the list never changes
    <Fragment key={i}>
      {i > 0 && ', '}
      {feature !== null ? (
        <a href={`#${feature}`} className={summary === null ? undefined : 'term'} data-tip={summary ?? undefined}>
          {text}
        </a>
      ) : feat ? (
        <Link to={paths.entry('feats', feat)}>{text}</Link>
      ) : (
        text
      )}
    </Fragment>
  ));
}

function groupsOf(columns: readonly LevelColumn[]) {
  const groups: { name: string | null; part: LevelColumn['part']; size: number }[] = [];
  for (const { group, part } of columns) {
    const last = groups.at(-1);
    if (last && last.name === group && last.part === part) last.size++;
    else groups.push({ name: group, part, size: 1 });
  }
  return groups;
}
