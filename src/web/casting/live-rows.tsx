import type { ReactNode } from 'react';

export type LiveRow = {
  key?: string;
  label: string;
  /** As the book writes it; a row without it is left out. */
  written: ReactNode;
  /** Worked out; nothing where the level does not matter. */
  at?: ReactNode;
};

/** The rows of a spell head in three columns: label, as written, at the caster's level. */
export function LiveRows({ rows }: { rows: readonly LiveRow[] }) {
  return (
    <dl className="rows live">
      {rows.map(
        ({ key, label, written, at }) =>
          written !== null && (
            <div key={key ?? label}>
              <dt>{label}</dt>
              <dd>{written}</dd>
              {at && <dd className="at">{at}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
