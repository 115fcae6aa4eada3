import type { ReactNode } from 'react';

type StatRowsProps = { rows: readonly (readonly [label: string, value: ReactNode])[] };

/** The rows of a stat block. A row whose value is null is left out. */
export function StatRows({ rows }: StatRowsProps) {
  return (
    <dl className="rows">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
