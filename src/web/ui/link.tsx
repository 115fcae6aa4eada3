import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation } from 'react-router';

type LinkProps = Omit<RouterLinkProps, 'to' | 'discover' | 'relative' | 'viewTransition'> & {
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

function PlainLink({ to, preventScrollReset, replace, state, reloadDocument, prefetch, ...attributes }: LinkProps) {
  const { pathname } = useLocation();
  return <a {...attributes} href={to.startsWith('/') ? to : pathname + (to === '?' ? '' : to)} />;
}
