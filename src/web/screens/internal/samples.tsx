import type { ReactNode } from 'react';

/** A component, by name, in some of its states. */
export function Sample({ of, children }: { of: string; children: ReactNode }) {
  return (
    <figure className="sample">
      <figcaption>{of}</figcaption>
      {children}
    </figure>
  );
}

/** One state of a component, in words. */
export function State({ is, children }: { is: string; children: ReactNode }) {
  return (
    <div className="sample-state">
      <small className="muted">{is}</small>
      <div>{children}</div>
    </div>
  );
}
