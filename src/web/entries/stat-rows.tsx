import type { ReactNode } from 'react';
import { LineLabel, type LineTerms } from './line-label.tsx';

type StatRowsProps = { rows: readonly (readonly [label: string, value: ReactNode])[]; terms?: LineTerms };

/** The rows of a stat block. A row whose value is null is left out. */
export function StatRows({ rows, terms = {} }: StatRowsProps) {
  return (
    <dl className="rows">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>
                <LineLabel label={label} terms={terms} />
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
