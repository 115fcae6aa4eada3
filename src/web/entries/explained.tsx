import { type ReactNode, useState } from 'react';
import { slugify } from '../../contract/slug.ts';
import { grouped } from '../../rules/grouped.ts';
import { Dice } from './dice.tsx';

type Term = { label: string; value: number };
type ExplainedProps = {
  /** The label of the sum's last line; unique on the page. */
  name: string;
  terms: readonly Term[];
  /** The sum of the terms. */
  total: number;
  /** The figure as the book prints it. */
  printed: number;
  /** Whether the total is a bonus, written with its sign. */
  signed?: boolean;
  /** The name of the roll where the figure can be rolled, such as "Fortitude save". */
  roll?: string;
  children: ReactNode;
};

const MINUS = '−';

function figure(value: number, sign: boolean): string {
  const half = value % 1 === 0 ? '' : '½';
  const integer = grouped(Math.trunc(Math.abs(value)));
  return `${value < 0 ? MINUS : sign ? '+' : ''}${integer}${half}`;
}

/** A derived figure. Hovering or focusing it shows the sum behind it, and Escape hides the sum. */
export function Explained({ name, terms, total, printed, signed = false, roll, children }: ExplainedProps) {
  const id = `sum-${slugify(name)}`;
  const [hidden, setHidden] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes events of the button inside
    <span
      className="explained"
      data-hidden={hidden || undefined}
      onMouseEnter={() => setHidden(false)}
      onFocus={() => setHidden(false)}
      onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
    >
      {roll === undefined ? (
        <button className="explained-term" type="button" aria-describedby={id}>
          {children}
        </button>
      ) : (
        <Dice dice={`1d20${printed < 0 ? '' : '+'}${printed}`} label={roll} describedBy={id}>
          {children}
        </Dice>
      )}
      <span className="explained-tip" role="tooltip" id={id}>
        <span className="explained-sum">
          {terms.map(({ label, value }) => (
            <Line key={label} label={label} value={figure(value, signed || value < 0 || label !== terms[0]?.label)} />
          ))}
          <Line label={total === printed ? name : `${name} by the rules`} value={figure(total, signed)} last />
          {total !== printed && <Line label="As printed" value={figure(printed, signed)} />}
        </span>
      </span>
    </span>
  );
}

function Line({ label, value, last = false }: { label: string; value: string; last?: boolean }) {
  return (
    <span className={last ? 'explained-total' : undefined}>
      <span>{label}</span>
      <span>{value}</span>
    </span>
  );
}
