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

/** A step that is taken, with the link that takes it back. */
export function Removable({ name, to }: { name: string; to: string }) {
  return (
    <span className="make-part">
      {name}
      <Link to={to} aria-label={`Without ${name}`} preventScrollReset>
        <Icon name="x" />
      </Link>
    </span>
  );
}
