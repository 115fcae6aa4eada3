import { Fragment, type ReactNode } from 'react';

export type CardFactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** The facts of an entry in a list; those without a value are left out. */
export function CardFacts({ facts }: CardFactsProps) {
  return (
    <dl className="facts">
      {facts.map(
        ([label, value]) =>
          value !== null &&
          value !== '' && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
