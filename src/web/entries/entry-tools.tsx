import { useState } from 'react';
import { KINDS, type KindName } from '../../contract/kinds.ts';
import { cardsAddress } from '../data/card-addresses.ts';
import { StructuredData, usePublicOrigin } from '../layout/page-identity.tsx';
import { editAddress, useRepository } from '../layout/repository.ts';
import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { SaveTools } from './save-tools.tsx';

type EntryToolsProps = {
  kind: KindName;
  slug: string;
  name: string;
  /** The content file that it is made from. */
  file: string;
};

/** What one can do with the entry itself. */
export function EntryTools({ kind, slug, name, file }: EntryToolsProps) {
  const repository = useRepository();
  const origin = usePublicOrigin();
  const [copied, setCopied] = useState(false);
  const cards = cardsAddress([{ kind, slug }]);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(paths.entry(kind, slug), location.origin).href);
    setCopied(true);
  };
  return (
    <section className="tools" aria-label="This entry">
      <StructuredData
        data={{
          '@type': 'DefinedTerm',
          name,
          url: origin + paths.entry(kind, slug),
          inDefinedTermSet: { '@type': 'DefinedTermSet', name: KINDS[kind].title, url: origin + paths.list(kind) },
        }}
      />
      <SaveTools kind={kind} slug={slug} name={name} />
      <button className="button quiet needs-script" type="button" onClick={copy}>
        <Icon name="link" /> <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
      </button>
      <button className="button quiet needs-script" type="button" onClick={() => print()}>
        <Icon name="printer" /> Print
      </button>
      {cards && (
        <Link className="button quiet" to={cards}>
          <Icon name="rectangle-vertical" /> Print as a card
        </Link>
      )}
      <Link className="button quiet" to={paths.contacts(`${kind}/${slug}`)} aria-label={`Report a mistake in ${name}`}>
        <Icon name="flag" /> Report a mistake
      </Link>
      {repository && (
        <a className="button quiet" href={editAddress(repository, file)} aria-label={`Edit this page: ${file}`}>
          <Icon name="pencil" /> Edit this page
        </a>
      )}
    </section>
  );
}
