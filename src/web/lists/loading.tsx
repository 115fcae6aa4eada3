/** Skeletons of the entries that are being fetched, in their layout. */
export function LoadingEntries({ label, count = 8 }: { label: string; count?: number }) {
  return (
    <ul className="entries" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, i) => `bone-${i}`).map((key) => (
        <li className="entry bones" key={key} aria-hidden="true">
          <span className="bone bone-sigil" />
          <div>
            <span className="bone bone-name" />
          </div>
          <div className="bone-facts">
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
            <span className="bone" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Skeletons of the rows of a table, in their layout. */
export function LoadingRows({ label, count = 20 }: { label: string; count?: number }) {
  return (
    <ul className="row-bones" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, i) => `bone-${i}`).map((key) => (
        <li key={key} aria-hidden="true">
          <span className="bone bone-name" />
          <span className="bone" />
          <span className="bone" />
        </li>
      ))}
    </ul>
  );
}
