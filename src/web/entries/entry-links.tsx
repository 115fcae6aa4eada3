import { Fragment } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

type EntryLinksProps = {
  kind: KindName;
  entries: readonly { slug: string | null; name: string }[];
  /** Joins the links by "or" instead of commas. */
  or?: boolean;
};

/** Entries of one kind as links, joined by commas; one without a page is plain text. */
export function EntryLinks({ kind, entries, or = false }: EntryLinksProps) {
  return entries.map(({ slug, name }, index) => (
    <Fragment key={slug ?? name}>
      {index > 0 && (or ? ' or ' : ', ')}
      {slug === null ? name : <Link to={paths.entry(kind, slug)}>{name}</Link>}
    </Fragment>
  ));
}
