import { Fragment, type ReactNode } from 'react';

export type CardFactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** The facts of an entry in a list; a dash stands for a missing value. */
export function CardFacts({ facts }: CardFactsProps) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '—'}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
