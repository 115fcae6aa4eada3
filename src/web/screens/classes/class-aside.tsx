import { EntryLinks } from '../../entries/entry-links.tsx';
import { EntryTools } from '../../entries/entry-tools.tsx';
import { VerificationNote } from '../../entries/verification-note.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { otherBooks, type PageClass, type PageVariant } from './class-page.ts';

/** The side column: other books that print the class, races, languages, and the checked figures. */
export function ClassAside({ item, variant }: { item: PageClass; variant: PageVariant }) {
  const books = otherBooks(item, variant);
  const { favored_by, bonus_languages, verification } = item;
  return (
    <div className="aside">
      {books.length > 0 && (
        <Panel labelledBy="also">
          <SectionHead id="also" name="Also appears in" />
          <ul className="lines">
            {books.map(({ rulebook_slug, rulebook_name, page }) => (
              <li key={rulebook_slug}>
                <Link to={paths.entry('rulebooks', rulebook_slug)}>{rulebook_name}</Link>
                {page !== null && <span className="muted">page {page}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {favored_by.length > 0 && (
        <Panel labelledBy="favored">
          <SectionHead id="favored" name="Favored class of" />
          <p>
            <EntryLinks kind="races" entries={favored_by} />
          </p>
        </Panel>
      )}
      {bonus_languages.length > 0 && (
        <Panel labelledBy="languages">
          <SectionHead id="languages" name="Bonus languages" />
          <p>
            <EntryLinks kind="languages" entries={bonus_languages} />
          </p>
        </Panel>
      )}
      <VerificationNote verification={verification} />
      <EntryTools kind="classes" slug={item.slug} name={item.name} file={item.content_file} />
    </div>
  );
}
