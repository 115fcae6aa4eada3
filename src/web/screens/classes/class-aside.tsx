import { EntryLinks } from '../../entries/entry-links.tsx';
import type { FollowItem } from '../../follow/follow-links.tsx';
import { FollowList } from '../../follow/follow-list.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import type { PageClass, PageVariant } from './class-page.ts';
import { otherBooks } from './other-books.ts';

type ClassAsideProps = { item: PageClass; variant: PageVariant; contents: readonly FollowItem[] | null };

/** The side column: other books that print the class, races and languages, and the contents. */
export function ClassAside({ item, variant, contents }: ClassAsideProps) {
  const books = otherBooks(item, variant);
  const { favored_by, bonus_languages } = item;
  if (books.length + favored_by.length + bonus_languages.length === 0 && contents === null) return null;
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
      {contents && <FollowList name={item.name} items={contents} toTop />}
    </div>
  );
}
