import type { ReactNode } from 'react';
import { type TagLook, tagAttributes } from '../ui/tag.tsx';
import { Link } from './link.tsx';

type TagLinkProps = TagLook & { to: string; children: ReactNode };

/** A tag that is a link. */
export function TagLink({ to, children, ...look }: TagLinkProps) {
  return (
    <Link {...tagAttributes(look)} to={to}>
      {children}
    </Link>
  );
}
