import listUrl from '../lists/list-screen.css?url';
import tabsUrl from '../navigation/kind-tabs.css?url';

/*
 * Links to style sheets in the order of the cascade: the theme, then lists, then single screens. React waits for a style
 * before it shows the screen, and leaves the style in the page when the visitor goes on.
 */

export const themeStyle = (href: string) => ({ rel: 'stylesheet', href, precedence: 'theme' });

export const screenStyle = (href: string) => ({ rel: 'stylesheet', href, precedence: 'screen' });

export const listStyle = screenStyle(listUrl);

/** The tabs of kinds, which the search and rulebooks have. */
export const tabsStyle = screenStyle(tabsUrl);
