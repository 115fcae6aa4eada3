import { KINDS, type KindName } from '../../contract/kinds.ts';
import { cardsAddress } from '../data/card-addresses.ts';
import { StructuredData, usePublicOrigin } from '../layout/page-identity.tsx';
import { editAddress, useRepository } from '../layout/repository.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SaveTools } from './save-tools.tsx';

type EntryToolsProps = {
  kind: KindName;
  slug: string;
  name: string;
  /** The path of its content file in the repository. */
  file: string;
};

/** Buttons and links to star, list, share, print, report and edit an entry. */
export function EntryTools({ kind, slug, name, file }: EntryToolsProps) {
  const repository = useRepository();
  const origin = usePublicOrigin();
  const cards = cardsAddress([{ kind, slug }]);
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
      <CopyButton
        variant="quiet"
        icon="link"
        text={() => location.origin + paths.entry(kind, slug)}
        copied="Link copied"
      >
        Copy link
      </CopyButton>
      <Button variant="quiet" icon="printer" onClick={() => print()}>
        Print
      </Button>
      {cards && (
        <ButtonLink variant="quiet" icon="rectangle-vertical" to={cards}>
          Print as a card
        </ButtonLink>
      )}
      <ButtonLink
        variant="quiet"
        icon="flag"
        to={paths.contacts(`${kind}/${slug}`)}
        aria-label={`Report a mistake in ${name}`}
      >
        Report a mistake
      </ButtonLink>
      {repository && (
        <ButtonAnchor
          variant="quiet"
          icon="pencil"
          href={editAddress(repository, file)}
          aria-label={`Edit this page: ${file}`}
        >
          Edit this page
        </ButtonAnchor>
      )}
    </section>
  );
}
