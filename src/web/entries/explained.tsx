import { type ReactNode, useState } from 'react';
import { slugify } from '../../contract/slug.ts';
import { grouped } from '../../rules/grouped.ts';
import { Dice } from './dice.tsx';

type Term = { label: string; value: number };
type ExplainedProps = {
  /** What the figure is called in the sum's last line; unique on the page. */
  name: string;
  terms: readonly Term[];
  /** What the terms add up to. */
  total: number;
  /** The figure as the book prints it. */
  printed: number;
  /** Whether the total is a bonus, written with its sign. */
  signed?: boolean;
  /** What the figure rolls, where it is rolled: "Fortitude save". */
  roll?: string;
  children: ReactNode;
};

const MINUS = '−';

function figure(value: number, sign: boolean): string {
  const half = value % 1 === 0 ? '' : '½';
  const whole = grouped(Math.trunc(Math.abs(value)));
  return `${value < 0 ? MINUS : sign ? '+' : ''}${whole}${half}`;
}

/** A derived figure; pointing at it or reaching it by key shows the sum that it follows from. Escape hides it. */
export function Explained({ name, terms, total, printed, signed = false, roll, children }: ExplainedProps) {
  const id = `sum-${slugify(name)}`;
  const [hidden, setHidden] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the pointer and keys of the button inside
    <span
      className="explained"
      data-hidden={hidden || undefined}
      onMouseEnter={() => setHidden(false)}
      onFocus={() => setHidden(false)}
      onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
    >
      {roll === undefined ? (
        <button className="why" type="button" aria-describedby={id}>
          {children}
        </button>
      ) : (
        <Dice dice={`1d20${printed < 0 ? '' : '+'}${printed}`} label={roll} describedBy={id}>
          {children}
        </Dice>
      )}
      <span className="tip" role="tooltip" id={id}>
        <span className="sum">
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
    <span className={last ? 'total' : undefined}>
      <span>{label}</span>
      <span>{value}</span>
    </span>
  );
}
