import type { ReactNode } from 'react';
import { Link } from '../../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { MonsterPage } from '../monster-page.ts';
import type { Make } from './make-query.ts';

/** What a list of steps needs: what is made, what there is to choose from, and the address with a change. */
export type ListProps = Pick<NonNullable<MonsterPage['panel']>, 'make' | 'options'> & {
  addressOf: (change: Partial<Make>) => string;
};

/** A part of the form with its name and a remark. */
export function Step({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="make-step">
      <legend>{name}</legend>
      <div>{children}</div>
      {note && <small>{note}</small>}
    </fieldset>
  );
}

type RemovableProps = {
  name: string;
  to: string;
  /** Of a step whose place counts: what tells it apart, and where it stands. */
  step?: string;
  place?: PlaceProps;
};

/** A step that is taken, with the link that takes it back. */
export function Removable({ name, to, step, place }: RemovableProps) {
  return (
    <span className="make-part" data-step={step}>
      {name}
      {place && <Moves name={name} {...place} />}
      <Link to={to} aria-label={`Without ${name}`} preventScrollReset>
        <Icon name="x" />
      </Link>
    </span>
  );
}

/** Where a step stands, from 0, of how many, and the address with it at another place. */
type PlaceProps = { index: number; count: number; addressAt: (index: number) => string };

/** The links that move a step by one place; none where it stands alone. */
export function Moves({ name, index, count, addressAt }: PlaceProps & { name: string }) {
  const move = (way: 'earlier' | 'later', to: number) =>
    to >= 0 &&
    to < count && (
      <Link
        to={addressAt(to)}
        data-move={way}
        title={way === 'earlier' ? 'Alt + Up' : 'Alt + Down'}
        aria-label={`${name}, ${index + 1} of ${count}: ${way}`}
        aria-keyshortcuts={way === 'earlier' ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
        preventScrollReset
      >
        <Icon name={way === 'earlier' ? 'arrow-up' : 'arrow-down'} />
      </Link>
    );
  return (
    <>
      {move('earlier', index - 1)}
      {move('later', index + 1)}
    </>
  );
}

/** The values with one of them at another place. */
export const withMoved = (values: readonly string[], from: number, to: number): string[] =>
  values.toSpliced(from, 1).toSpliced(to, 0, values[from] as string);
