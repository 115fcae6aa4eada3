import type { ReactNode } from 'react';

/** Samples of a component, under its name. */
export function Sample({ of, children }: { of: string; children: ReactNode }) {
  return (
    <figure className="sample">
      <figcaption>{of}</figcaption>
      {children}
    </figure>
  );
}

/** A label for the state of a component that follows. */
export function State({ is, children }: { is: string; children: ReactNode }) {
  return (
    <div className="sample-state">
      <small className="muted">{is}</small>
      <div>{children}</div>
    </div>
  );
}
