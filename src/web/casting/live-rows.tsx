import type { ReactNode } from 'react';
import { LineLabel, type LineTerms } from '../entries/line-label.tsx';

export type LiveRow = {
  key?: string;
  label: string;
  /** The value as printed; a row where it is null is left out. */
  written: ReactNode;
  /** The value for the chosen caster; absent where it does not depend on one. */
  at?: ReactNode;
};

type LiveRowsProps = { rows: readonly LiveRow[]; terms: LineTerms };

/** The rows of a stat block in three columns: label, value as printed, value for the chosen caster. */
export function LiveRows({ rows, terms }: LiveRowsProps) {
  return (
    <dl className="rows live">
      {rows.map(
        ({ key, label, written, at }) =>
          written !== null && (
            <div key={key ?? label}>
              <dt>
                <LineLabel label={label} terms={terms} />
              </dt>
              <dd>{written}</dd>
              {at && <dd className="row-value">{at}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
