import type { NamedSlug } from '../../../contract/entries.ts';
import type { Rule } from '../../../contract/rules.ts';
import { FollowBar } from '../../follow/follow-bar.tsx';
import type { FollowItem } from '../../follow/follow-links.tsx';
import { FollowList } from '../../follow/follow-list.tsx';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { chapterList } from './chapter-lists.ts';

/** Where one is: the chapter, its pages, and the sections of this page. */
export function ChapterList({ rule }: { rule: Rule }) {
  return (
    <FollowList
      name={rule.chapter_name}
      title={<Link to={paths.rulesChapter(rule.chapter)}>{rule.chapter_name}</Link>}
      over={
        <>
          Chapter {rule.chapter_number}, {placeOf(rule)}
          <span className="turns">
            <Turn to={rule.previous} label="Previous page" icon="chevron-left" />
            <Turn to={rule.next} label="Next page" icon="chevron-right" />
          </span>
        </>
      }
      items={itemsOf(rule)}
    />
  );
}

/** The same on narrow windows: a bar that opens the list over the page. */
export function ChapterBar({ rule }: { rule: Rule }) {
  return (
    <FollowBar
      key={rule.slug}
      name={rule.chapter_name}
      note={placeOf(rule)}
      items={itemsOf(rule)}
      before={<Turn to={rule.previous} label="Previous page" icon="chevron-left" />}
      after={<Turn to={rule.next} label="Next page" icon="chevron-right" />}
    />
  );
}

function placeOf({ slug, chapter_pages }: Rule): string {
  return `page ${chapter_pages.findIndex((page) => page.slug === slug) + 1} of ${chapter_pages.length}`;
}

function itemsOf(rule: Rule): FollowItem[] {
  const sections = rule.sections.map(({ id, name }) => ({ name, to: `#${id}` }));
  const list = chapterList(rule.chapter);
  const pages = rule.chapter_pages.map(({ slug, name }) => ({
    name,
    to: paths.entry('rules', slug),
    ...(slug === rule.slug && { here: true, items: sections }),
  }));
  return list ? [...pages, list] : pages;
}

type TurnProps = { to: NamedSlug | null; label: string; icon: 'chevron-left' | 'chevron-right' };

function Turn({ to, label, icon }: TurnProps) {
  if (to === null) return <span className="icon-button" />;
  return (
    <Link
      className="icon-button"
      to={paths.entry('rules', to.slug)}
      aria-label={`${label}: ${to.name}`}
      title={to.name}
    >
      <Icon name={icon} />
    </Link>
  );
}
