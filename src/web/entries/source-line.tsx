import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

type SourceLineProps = { name: string; slug: string; page: number | null };

/** The rulebook that prints an entry, and the page where known. */
export function SourceLine({ name, slug, page }: SourceLineProps) {
  return (
    <span className="src">
      <Link to={paths.entry('rulebooks', slug)}>{name}</Link>
      {page !== null && `, page ${page}`}
    </span>
  );
}
