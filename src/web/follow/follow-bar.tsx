import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type FollowItem, FollowLinks } from './follow-links.tsx';

type FollowBarProps = {
  /** What the contents are of. */
  name: string;
  /** Such as "page 5 of 18". */
  note?: string;
  items: readonly FollowItem[];
  toTop?: boolean;
  /** Whether name and note give way to the names of the section that is read. */
  live?: boolean;
  /** Links at the two ends of the bar. */
  before?: ReactNode;
  after?: ReactNode;
};

/** The contents of a long page where there is no side column: a bar that stays below the header and opens the list. */
export function FollowBar({ name, note, items, toTop = false, live = false, before, after }: FollowBarProps) {
  return (
    <nav className="follow-bar" aria-label={`Contents of ${name}`}>
      {before}
      <details>
        <summary>
          {live && <Icon name="list" />}
          {/* The script writes into both without React, which must not mind. */}
          <span data-live={live ? '' : undefined}>
            <b suppressHydrationWarning>{name}</b> <span suppressHydrationWarning>{note}</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div>
          <FollowLinks items={items} toTop={toTop} />
        </div>
      </details>
      {after}
    </nav>
  );
}
