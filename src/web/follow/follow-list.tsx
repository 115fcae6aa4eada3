import type { ReactNode } from 'react';
import { type FollowItem, FollowLinks } from './follow-links.tsx';

type FollowListProps = {
  /** What the contents are of, such as the name of the entry or of the chapter. */
  name: string;
  /** Its heading; the name where absent. */
  title?: ReactNode;
  /** A line above the heading. */
  over?: ReactNode;
  items: readonly FollowItem[];
  toTop?: boolean;
};

/**
 * The contents of a long page, as the last part of its side column: they stay in view and mark the section that is read.
 * Below 62rem `FollowBar` takes their place.
 */
export function FollowList({ name, title = name, over, items, toTop = false }: FollowListProps) {
  return (
    <nav className="panel follow" aria-label={`Contents of ${name}`}>
      {over && <div className="follow-over">{over}</div>}
      <p className="follow-title">{title}</p>
      <FollowLinks items={items} toTop={toTop} />
    </nav>
  );
}
