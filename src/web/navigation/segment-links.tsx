import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

type SegmentLink = Omit<LinkProps, 'children' | 'className' | 'aria-current'> & {
  name: string;
  icon?: IconName;
  current: boolean;
};

type SegmentLinksProps = {
  /** Names the choice for screen readers. */
  label: string;
  links: readonly SegmentLink[];
};

/** Links to views of the same page, one of which is current. They keep the scroll position. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <nav className="segments" aria-label={label}>
      {links.map(({ name, icon, current, ...link }) => (
        <Link key={name} {...link} aria-current={current ? 'true' : undefined} preventScrollReset>
          {icon && <Icon name={icon} />}
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
