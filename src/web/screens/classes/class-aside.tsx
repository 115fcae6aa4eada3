import { EntryLinks } from '../../entries/entry-links.tsx';
import { EntryTools } from '../../entries/entry-tools.tsx';
import { VerificationNote } from '../../entries/verification-note.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { otherBooks, type PageClass, type PageVariant } from './class-page.ts';

/** The side column: other books that print the class, races, languages, and the checked figures. */
export function ClassAside({ item, variant }: { item: PageClass; variant: PageVariant }) {
  const books = otherBooks(item, variant);
  const { favored_by, bonus_languages, verification } = item;
  return (
    <div className="aside">
      {books.length > 0 && (
        <section className="note" aria-labelledby="also">
          <SectionHead id="also" name="Also appears in" />
          <ul className="lines">
            {books.map(({ rulebook_slug, rulebook_name, page }) => (
              <li key={rulebook_slug}>
                <Link to={paths.entry('rulebooks', rulebook_slug)}>{rulebook_name}</Link>
                {page !== null && <span className="muted">page {page}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {favored_by.length > 0 && (
        <section className="note" aria-labelledby="favored">
          <SectionHead id="favored" name="Favored class of" />
          <p>
            <EntryLinks kind="races" entries={favored_by} />
          </p>
        </section>
      )}
      {bonus_languages.length > 0 && (
        <section className="note" aria-labelledby="languages">
          <SectionHead id="languages" name="Bonus languages" />
          <p>
            <EntryLinks kind="languages" entries={bonus_languages} />
          </p>
        </section>
      )}
      <VerificationNote verification={verification} />
      <EntryTools kind="classes" slug={item.slug} name={item.name} file={item.content_file} />
    </div>
  );
}
