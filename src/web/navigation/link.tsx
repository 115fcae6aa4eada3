import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation } from 'react-router';

export type LinkProps = Omit<RouterLinkProps, 'to' | 'discover' | 'relative' | 'viewTransition'> & {
  /** A whole path of this site, or what comes after the current one, from `?` on. */
  to: string;
};

/**
 * A link within the site. On the server it is written as the plain link that it is: the router would work out each address
 * from the routes around it, for most of the time that a page takes.
 */
export const Link = import.meta.env.SSR ? PlainLink : RoutedLink;

function RoutedLink(props: LinkProps) {
  return <RouterLink {...props} discover="none" />;
}

function PlainLink(props: LinkProps) {
  if (!props.to.startsWith('/')) return <FromHere {...props} />;
  const { to, preventScrollReset, replace, state, reloadDocument, prefetch, ...attributes } = props;
  return <a {...attributes} href={to} />;
}

/** A link to what comes after the current path. */
function FromHere(props: LinkProps) {
  const { pathname } = useLocation();
  return <PlainLink {...props} to={pathname + (props.to === '?' ? '' : props.to)} />;
}
