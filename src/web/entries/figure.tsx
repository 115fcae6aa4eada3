import type { ReactNode } from 'react';

/** A labelled figure at the head of an entry; a child of `<dl>`. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
