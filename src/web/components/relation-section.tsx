import { Link } from 'react-router';
import type { NotedSlug } from '../../contract/entries.ts';
import type { KindName } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';

const FOLDED_FROM = 40;

type RelationSectionProps = { id: string; title: string; kind: KindName; list: readonly NotedSlug[] };

/** The entries of a kind that refer to this one, under a side-head with their number; a long list is folded. */
export function RelationSection({ id, title, kind, list }: RelationSectionProps) {
  if (list.length === 0) return null;
  const links = (
    <ul className="columns">
      {list.map(({ slug, name, note }) => (
        <li key={slug}>
          <Link to={paths.entry(kind, slug)}>{name}</Link>
          {note && <span className="muted"> {note}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="side" aria-labelledby={id}>
      <h3 id={id}>
        {title} <small>{list.length}</small>
      </h3>
      {list.length < FOLDED_FROM ? (
        links
      ) : (
        <details className="fold">
          <summary>Show all {list.length}</summary>
          {links}
        </details>
      )}
    </section>
  );
}
