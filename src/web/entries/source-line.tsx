import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';

type SourceLineProps = { name: string; slug: string; page: number | null };

/** The rulebook that prints an entry, and the page if it is known. */
export function SourceLine({ name, slug, page }: SourceLineProps) {
  return (
    <span className="source-name">
      <Link to={paths.entry('rulebooks', slug)}>{name}</Link>
      {page !== null && `, page ${page}`}
    </span>
  );
}
