import type { ReactNode } from 'react';
import type { KindName } from '../../contract/kinds.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { CardFacts, type CardFactsProps } from './card-facts.tsx';
import { RowStar } from './row-star.tsx';

type ListEntryProps = {
  kind: KindName;
  entry: { slug: string; name: string };
  /** A class that sets the entries of this kind apart. */
  className?: string;
  /** Stands between the name and the star. */
  marks?: ReactNode;
  /** The line below the name. */
  line?: ReactNode;
  /** A sentence below the line. */
  text?: string | null;
  facts?: CardFactsProps['facts'];
};

/** An entry of a list: its name and star, a line, a sentence, and facts. */
export function ListEntry({ kind, entry, className, marks, line, text, facts }: ListEntryProps) {
  return (
    <li className={className ? `entry plain ${className}` : 'entry plain'}>
      <header>
        <h2 className="name">
          <Link to={paths.entry(kind, entry.slug)}>{entry.name}</Link>
        </h2>
        {marks}
        <RowStar kind={kind} slug={entry.slug} name={entry.name} />
      </header>
      {line && <p className="entry-line">{line}</p>}
      {text && <p className="say">{text}</p>}
      {facts && <CardFacts facts={facts} />}
    </li>
  );
}
