import type { NamedSlug } from '../../contract/entries.ts';
import type { KindName } from '../../contract/kinds.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Fold } from './fold.tsx';

type Related = NamedSlug & { note?: string | null };
type RelationSectionProps = {
  id: string;
  title: string;
  kind: KindName;
  list: readonly Related[];
  /** The filter that finds the same entries in the kind's list. */
  filter?: Readonly<Record<string, string>>;
};

/** The entries of a kind that relate to this one, under a heading with their number. A long list is collapsed. */
export function RelationSection({ id, title, kind, list, filter }: RelationSectionProps) {
  if (list.length === 0) return null;
  return (
    <section className="side" aria-labelledby={id}>
      <SectionHead id={id} level="h3" name={title}>
        {' '}
        <small>{filter ? <Link to={paths.list(kind, filter)}>{list.length} as a list</Link> : list.length}</small>
      </SectionHead>
      <Fold count={list.length}>
        <ul className="columns">
          {list.map(({ slug, name, note }) => (
            <li key={slug}>
              <Link to={paths.entry(kind, slug)}>{name}</Link>
              {note && <span className="muted"> {note}</span>}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
