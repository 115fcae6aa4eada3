import type { ReactNode } from 'react';

const MIN_FOLDED = 40;

type FoldProps = { count: number; from?: number; children: ReactNode };

/** Collapses a list of at least `from` items behind a summary with their number. */
export function Fold({ count, from = MIN_FOLDED, children }: FoldProps) {
  if (count < from) return children;
  return (
    <details className="fold">
      <summary>Show all {count.toLocaleString('en')}</summary>
      {children}
    </details>
  );
}
