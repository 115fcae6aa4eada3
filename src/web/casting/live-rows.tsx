import type { ReactNode } from 'react';

export type LiveRow = {
  key?: string;
  label: string;
  /** The value as printed; a row where it is null is left out. */
  written: ReactNode;
  /** The value for the chosen caster; absent where it does not depend on one. */
  at?: ReactNode;
};

/** The rows of a stat block in three columns: label, value as printed, value for the chosen caster. */
export function LiveRows({ rows }: { rows: readonly LiveRow[] }) {
  return (
    <dl className="rows live">
      {rows.map(
        ({ key, label, written, at }) =>
          written !== null && (
            <div key={key ?? label}>
              <dt>{label}</dt>
              <dd>{written}</dd>
              {at && <dd className="row-value">{at}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
