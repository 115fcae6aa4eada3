import type { ComponentProps } from 'react';
import type { NamedSlug } from '../../contract/entries.ts';
import { KINDS, type KindName } from '../../contract/kinds.ts';
import { isComparedKind } from '../kind-pages.ts';
import { StructuredData } from '../layout/page-identity.tsx';
import { editAddress, useRepository } from '../layout/repository.ts';
import type { EntryBooks } from '../my-books/entry-books.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { EffectsNote } from './effects-note.tsx';
import { RollPlace } from './roll-place.tsx';
import { InBooksPanel } from './table-note.tsx';
import { VerificationNote } from './verification-note.tsx';

type EntryFootProps = {
  kind: KindName;
  entry: { slug: string; name: string; content_file: string; effects?: readonly NamedSlug[] } & Partial<
    ComponentProps<typeof VerificationNote> & EntryBooks
  >;
  /** Whether it can be compared with others of its kind; where absent, as the kind allows. */
  compared?: boolean;
  /** What the link says by which a mistake is reported. */
  report?: string;
};

/**
 * The end of an entry's page, which is not printed: its effects, what was checked, what it can be compared with, how to report
 * or correct a mistake, and the place for the results of dice.
 */
export function EntryFoot({
  kind,
  entry,
  compared = isComparedKind(kind),
  report = 'Report a mistake',
}: EntryFootProps) {
  const { slug, name, content_file, effects = [], verification = null } = entry;
  const repository = useRepository();
  return (
    <>
      <div className="entry-foot">
        <StructuredData
          data={(origin) => ({
            '@type': 'DefinedTerm',
            name,
            url: origin + paths.entry(kind, slug),
            inDefinedTermSet: { '@type': 'DefinedTermSet', name: KINDS[kind].title, url: origin + paths.list(kind) },
          })}
        />
        <EffectsNote effects={effects} />
        <VerificationNote verification={verification} />
        <InBooksPanel kind={kind} slug={slug} books={entry} />
        <section className="tools" aria-label="More">
          {compared && (
            <ButtonLink
              variant="quiet"
              icon="columns-3"
              to={paths.compare({ of: `${kind}/${slug}` })}
              aria-label={`Compare ${name} with others`}
            >
              Compare
            </ButtonLink>
          )}
          <ButtonLink
            variant="quiet"
            icon="flag"
            to={paths.contacts(`${kind}/${slug}`)}
            aria-label={`${report} in ${name}`}
          >
            {report}
          </ButtonLink>
          {repository && (
            <ButtonAnchor
              variant="quiet"
              icon="pencil"
              href={editAddress(repository, content_file)}
              aria-label={`Edit this page: ${content_file}`}
            >
              Edit this page
            </ButtonAnchor>
          )}
        </section>
      </div>
      <RollPlace />
    </>
  );
}
