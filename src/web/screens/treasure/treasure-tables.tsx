import type { RawQuery } from '../../../contract/query.ts';
import type { Treasure, TreasureLevel } from '../../../contract/treasure.ts';
import { TREASURE_PARTS, type TreasurePart } from '../../../contract/treasure-options.ts';
import { capitalized } from '../../../rules/capitalized.ts';
import { formatGp } from '../../../rules/item-format.ts';
import { rowAt } from '../../../rules/roll-tables.ts';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Message } from '../../ui/message.tsx';
import { percentiles } from './treasure-lines.ts';
import { treasureAddress } from './treasure-query.ts';

type TreasureTablesProps = {
  levels: readonly TreasureLevel[];
  shown: TreasureLevel;
  /** The treasure that was rolled on the shown level, whose rows are marked. */
  treasure: Treasure | null;
  query: RawQuery;
};

/** The rows of a level, which were rolled on, and what treasures are worth. */
export function TreasureTables({ levels, shown, treasure, query }: TreasureTablesProps) {
  return (
    <>
      <section className="treasure-section" aria-labelledby="tables">
        <div className="part-title">
          <SectionHead id="tables" name={`Level ${shown.level}`} />
          <p className="muted">One roll of d% in each column.{treasure && ' What was rolled is marked.'}</p>
        </div>
        <LevelStrip shown={shown.level} query={query} />
        <div className="treasure-bands">
          {TREASURE_PARTS.map((part) => (
            <Band key={part} part={part} level={shown} treasure={treasure} />
          ))}
        </div>
        {shown.major_items > 0 && (
          <p>
            A treasure of level {shown.level} is one of level 20 with {shown.major_items} more random major magic{' '}
            {shown.major_items === 1 ? 'item' : 'items'}.
          </p>
        )}
        {shown.note !== null && (
          <Message tone="warn" icon="flag" title="A misprint, which is not followed." inline>
            {shown.note}
          </Message>
        )}
        <p className="muted">
          The tables are those of <Link to={paths.entry('rules', 'treasure-by-encounter')}>Treasure by Encounter</Link>.
        </p>
      </section>
      <Values levels={levels} shown={shown.level} />
    </>
  );
}

function LevelStrip({ shown, query }: { shown: number; query: RawQuery }) {
  const levels = Array.from({ length: 30 }, (_, i) => i + 1);
  return (
    <nav className="level-strip" aria-label="Encounter level">
      {levels.map((level) => (
        <Link
          key={level}
          to={treasureAddress(query, { level: String(level) })}
          aria-current={level === shown ? 'true' : undefined}
          preventScrollReset
          rel="nofollow"
        >
          {level}
        </Link>
      ))}
    </nav>
  );
}

type BandProps = { part: TreasurePart; level: TreasureLevel; treasure: Treasure | null };

function Band({ part, level, treasure }: BandProps) {
  const rows = level[part];
  // Major items that are added above 20th level are no rows of the column.
  const rolls = treasure?.rolls.filter((roll) => roll.part === part && roll.depth === 0) ?? [];
  const hit = new Set(
    rolls.flatMap(({ roll, result }) => {
      const row = rowAt(rows, roll);
      return row?.result === result ? [row] : [];
    }),
  );
  return (
    <div className="book-table">
      <table>
        <caption>{capitalized(part)}</caption>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              d%
            </th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.from} aria-current={hit.has(row) ? 'true' : undefined}>
              <th scope="row" className="numeric">
                {percentiles(row)}
              </th>
              <td>{row.result === 'None' ? '—' : row.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a treasure of each level is worth, in three columns. */
function Values({ levels, shown }: { levels: readonly TreasureLevel[]; shown: number }) {
  const valued = levels.filter(({ value }) => value !== null);
  const length = Math.ceil(valued.length / 3);
  return (
    <section className="treasure-section" aria-labelledby="values">
      <div className="part-title">
        <SectionHead id="values" name="Value per encounter" />
        <p className="muted">The mean of a standard treasure.</p>
      </div>
      <div className="treasure-bands">
        {[0, 1, 2].map((column) => (
          <div className="book-table" key={column}>
            <table>
              <caption className="sr-only">Value per encounter</caption>
              <thead>
                <tr>
                  <th scope="col">Level</th>
                  <th scope="col" className="numeric">
                    Treasure
                  </th>
                </tr>
              </thead>
              <tbody>
                {valued.slice(column * length, (column + 1) * length).map(({ level, value }) => (
                  <tr key={level} aria-current={level === shown ? 'true' : undefined}>
                    <th scope="row">{level}</th>
                    <td className="numeric">{formatGp(value ?? 0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  );
}
