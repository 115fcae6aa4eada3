import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';

type SectionLinkProps = { id: string; name: string };

/** The "#" in the margin before a heading: a link to its section. `SectionLinks` also copies its address. */
export function SectionLink({ id, name }: SectionLinkProps) {
  return (
    <a className="anchor" href={`#${id}`} aria-label={`Link to section ${name}`}>
      #
    </a>
  );
}

type SectionHeadProps = {
  /** Unique on the page. */
  id: string;
  level?: 'h2' | 'h3' | 'h4';
  name: string;
  /** The path of the page that the name leads to. */
  to?: string | undefined;
  /** Stands before the name inside the heading. */
  before?: ReactNode;
  /** Follows the name inside the heading. */
  children?: ReactNode;
};

/** The heading of a section, and the link to it. */
export function SectionHead({ id, level: Heading = 'h2', name, to, before, children }: SectionHeadProps) {
  return (
    <>
      <SectionLink id={id} name={name} />
      <Heading id={id}>
        {before}
        {to === undefined ? (
          name
        ) : (
          <Link className="line-label" to={to}>
            {name}
          </Link>
        )}
        {children}
      </Heading>
    </>
  );
}
