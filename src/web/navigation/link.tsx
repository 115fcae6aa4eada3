import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation } from 'react-router';

export type LinkProps = Omit<RouterLinkProps, 'to' | 'discover' | 'relative' | 'viewTransition'> & {
  /** An absolute path of this site, or a query that is appended to the current path. */
  to: string;
};

/**
 * A link within the site. On the server it is a plain `<a>`: the router would resolve each address against the routes, which
 * takes most of the time of rendering a page.
 */
export const Link = import.meta.env.SSR ? PlainLink : RoutedLink;

function RoutedLink(props: LinkProps) {
  return <RouterLink {...props} discover="none" />;
}

function PlainLink(props: LinkProps) {
  if (!props.to.startsWith('/')) return <QueryLink {...props} />;
  const { to, preventScrollReset, replace, state, reloadDocument, prefetch, ...attributes } = props;
  return <a {...attributes} href={to} />;
}

/** A link to the current path with another query. */
function QueryLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <PlainLink {...props} to={pathname + (props.to === '?' ? '' : props.to)} />;
}
