import type { ReactNode } from 'react';

/** One of the few figures at the head of an entry, in a list of definitions. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
