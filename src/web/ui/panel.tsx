import type { ReactNode } from 'react';

type PanelProps = {
  /** The id of the heading inside that names the panel; it is a section of the page then. */
  labelledBy?: string;
  /** Places the panel in its surroundings. */
  className?: string;
  children: ReactNode;
};

/** Facts beside the text of an entry, on a ground of their own. */
export function Panel({ labelledBy, className, children }: PanelProps) {
  const look = className ? `panel ${className}` : 'panel';
  return labelledBy === undefined ? (
    <div className={look}>{children}</div>
  ) : (
    <section className={look} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
