import { useContext } from 'react';
import {
  type LinkDescriptor,
  Links,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
} from 'react-router';

/**
 * What the routes of the page link to. On the server they are written as they are: the router holds every field of each
 * against those of all others, which takes it a tenth of the time of a page.
 */
export const PageLinks = import.meta.env.SSR && !import.meta.env.DEV ? WrittenLinks : Links;

function WrittenLinks() {
  const { routeModules = {} } = useContext(UNSAFE_FrameworkContext) ?? {};
  const { matches = [] } = useContext(UNSAFE_DataRouterStateContext) ?? {};
  const { errors = null } = useContext(UNSAFE_DataRouterDataContext) ?? {};
  // Which of the routes show anything then is for the router to say.
  if (errors) return <Links />;
  const links: LinkDescriptor[] = matches.flatMap(({ route: { id } }) => routeModules[id]?.links?.() ?? []);
  return links.map((link) => ('href' in link ? <link key={link.href} {...link} /> : null));
}
