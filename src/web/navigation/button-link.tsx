import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass, type IconButtonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link, type LinkProps } from './link.tsx';

type ButtonLinkProps = Omit<LinkProps, 'to' | 'className'> &
  ButtonLook & {
    /** As of `Link`; null for a disabled link. */
    to: string | null;
    children: ReactNode;
  };

/** A link within the site that looks like a button. */
export function ButtonLink({ to, variant, icon, className, children, ...props }: ButtonLinkProps) {
  const look = buttonClass({ variant, className });
  if (to === null)
    return (
      <span className={look} aria-disabled="true">
        {icon && <Icon name={icon} />}
        {children}
      </span>
    );
  return (
    <Link {...props} to={to} className={look}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconLinkProps = Omit<LinkProps, 'className' | 'children'> & IconButtonLook;

/** A link within the site that looks like an icon button. */
export function IconLink({ icon, label, className = '', ...props }: IconLinkProps) {
  return (
    <Link {...props} className={`icon-button ${className}`} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
