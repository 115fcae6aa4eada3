import { Fragment, type ReactNode } from 'react';

type EntryFactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** The facts of an entry in a list, in the order of the book; a dash stands for none. */
export function CardFacts({ facts }: EntryFactsProps) {
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
