import type { ReactNode } from 'react';

const FOLDED_FROM = 40;

type FoldProps = { count: number; from?: number; children: ReactNode };

/** A list that is folded behind its number where it is long. */
export function Fold({ count, from = FOLDED_FROM, children }: FoldProps) {
  if (count < from) return children;
  return (
    <details className="fold">
      <summary>Show all {count.toLocaleString('en')}</summary>
      {children}
    </details>
  );
}
