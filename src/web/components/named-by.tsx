import { Link } from 'react-router';
import type { NamedBy as Group } from '../../contract/entries.ts';
import { isKindName } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';

/** Entries of other kinds whose facts name this one. */
export function NamedBy({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <div className="note">
      {groups.map(({ kind, title, entries }) => (
        <section key={kind}>
          <h2>{title} that name it</h2>
          <ul className="columns">
            {entries.map(({ slug, name }) => (
              <li key={slug}>{isKindName(kind) && <Link to={paths.entry(kind, slug)}>{name}</Link>}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
