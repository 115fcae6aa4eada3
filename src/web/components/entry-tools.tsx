import { Flag, Link as LinkIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { KindName } from '../../contract/kinds.ts';
import { paths, withQuery } from '../paths.ts';

type EntryToolsProps = { kind: KindName; slug: string; name: string };

/** What one can do with the entry itself. */
export function EntryTools({ kind, slug, name }: EntryToolsProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(paths.entry(kind, slug), location.origin).href);
    setCopied(true);
  };
  return (
    <section className="tools" aria-label="This entry">
      <button className="button quiet needs-script" type="button" onClick={copy}>
        <LinkIcon className="i" /> <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
      </button>
      <button className="button quiet needs-script" type="button" onClick={() => print()}>
        <Printer className="i" /> Print
      </button>
      <Link
        className="button quiet"
        to={withQuery(paths.contacts(), { about: `${kind}/${slug}` })}
        aria-label={`Report a mistake in ${name}`}
      >
        <Flag className="i" /> Report a mistake
      </Link>
    </section>
  );
}
